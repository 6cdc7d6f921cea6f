/** Every rule of .dependency-cruiser.mjs is broken once, in a small tree of files, and must be reported. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { type Broken, type Import, circlesIn, folderImports, readImports, reduced } from './import-graph.ts';

const WEB = 'apps/web/src';
const SERVER = 'apps/server/src';

const component = (...lines: readonly string[]): string =>
  `<script lang="ts">\n${lines.join('\n')}\n</script>\n\n<p>text</p>\n`;

/** Each file breaks the rule that is named first; imports that break none are among them. */
const BREAKS: readonly (readonly [rule: string, file: string, source: string])[] = [
  ['package-dice', 'packages/dice/src/a.ts', "import '@abacow/rules';"],
  ['package-rules', 'packages/rules/src/a.ts', "import '@abacow/dice';\nawait import('@abacow/table');"],
  ['package-table', 'packages/table/src/a.ts', "import type {} from '@abacow/ai';\nimport 'valibot';"],
  ['few-dependencies-dice', 'packages/dice/src/b.ts', "import 'valibot';"],
  ['few-dependencies-table', 'packages/table/src/b.ts', "import 'hono';"],
  ['apps-apart', `${WEB}/features/practice/apps.ts`, "import '../../../../server/src/serve.ts';"],
  ['by-name', 'packages/rules/src/b.ts', "import '../../dice/src/index.ts';"],
  ['no-tools', 'packages/dice/src/c.ts', "import '../../../scripts/tool.ts';"],
  ['resolvable', 'packages/dice/src/d.ts', "import '@abacow/attic';"],
  ['honest-dice', `${WEB}/table/cup/throw.ts`, "import '@abacow/learning';"],
  ['server-entrance', `${SERVER}/tables/a.ts`, "import '../http/api.ts';"],
  ['http-and-sockets-apart', `${SERVER}/sockets/a.ts`, "import type {} from '../http/api.ts';"],
  ['which-database', `${SERVER}/tables/b.ts`, "import '../store/sqlite.ts';"],
  ['query-builder', `${SERVER}/tables/c.ts`, "import 'kysely';"],
  ['layer-base', `${WEB}/base/ui/Up.svelte`, component("import type {} from '../../table/local/table.ts';")],
  [
    'layer-table',
    `${WEB}/table/local/Lazy.svelte`,
    component("void import('../../features/practice/index.ts');"),
  ],
  ['layer-features', `${WEB}/features/practice/up.ts`, "import '../../shell/start.ts';"],
  [
    'features-apart',
    `${WEB}/features/today/other.ts`,
    "import '../practice/index.ts';\nimport '../practice/in.ts';",
  ],
  ['game-registry', `${WEB}/features/practice/Game.svelte`, component("import '../../games/trio/table.ts';")],
  ['game-registry', 'packages/ai/src/a.ts', "import './trio/play.ts';"],
  ['no-game', `${SERVER}/tables/d.ts`, "import '@abacow/rules/trio';"],
  ['games-apart', `${WEB}/games/trio/a.ts`, "import '../cowpath/board.ts';"],
];

const ALLOWED: Readonly<Record<string, string>> = {
  'packages/dice/src/index.ts': '',
  'packages/rules/src/index.ts': "import '@abacow/dice';\nimport './games.ts';",
  'packages/rules/src/games.ts': "import './trio/index.ts';",
  'packages/rules/src/trio/index.ts': '',
  'packages/table/src/index.ts': '',
  'packages/table/src/a.test.ts': "import '@abacow/rules';\nimport 'hono';",
  'packages/ai/src/index.ts': '',
  'packages/ai/src/trio/play.ts': '',
  'packages/learning/src/index.ts': '',
  'scripts/tool.ts': '',
  [`${SERVER}/serve.ts`]: "import './http/api.ts';\nimport './store/sqlite.ts';",
  [`${SERVER}/http/api.ts`]: '',
  [`${SERVER}/store/sqlite.ts`]: "import 'kysely';",
  [`${WEB}/main.ts`]: "import './shell/start.ts';",
  [`${WEB}/shell/start.ts`]: "import '../features/practice/index.ts';",
  [`${WEB}/features/practice/index.ts`]: "import './in.ts';\nimport '../../games/views.ts';",
  [`${WEB}/features/practice/in.ts`]: '',
  [`${WEB}/games/views.ts`]: "import './trio/table.ts';\nvoid import('./cowpath/board.ts');",
  [`${WEB}/games/trio/table.ts`]: "import '../../table/local/table.ts';",
  [`${WEB}/games/cowpath/board.ts`]: '',
  [`${WEB}/table/local/table.ts`]: '',
};

const exportsOf = (name: string): object => ({
  name: `@abacow/${name}`,
  exports: { '.': { source: './src/index.ts' }, './trio': { source: './src/trio/index.ts' } },
});

let root: string;
let broken: readonly Broken[];
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'abacow-imports-')));
  mkdirSync(join(root, 'node_modules/@abacow'), { recursive: true });
  for (const name of ['dice', 'rules', 'table', 'ai', 'learning']) {
    write(`packages/${name}/package.json`, JSON.stringify(exportsOf(name)));
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@abacow', name));
  }
  for (const name of ['valibot', 'hono', 'kysely']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [path, source] of Object.entries(ALLOWED)) write(path, source);
  for (const [, path, source] of BREAKS) write(path, source);
  ({ broken } = await readImports(root));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the rules', () => {
  test.each(BREAKS)('%s is broken by %s, once', (rule, file) => {
    expect(broken.filter(({ from }) => from === file).map((each) => each.rule)).toContain(rule);
  });

  test('allow everything else', () => {
    expect(broken.filter(({ from }) => Object.hasOwn(ALLOWED, from))).toEqual([]);
    expect(broken.filter(({ from }) => from === `${WEB}/features/today/other.ts`)).toHaveLength(1);
  });

  test('are all tried here, one of each kind', () => {
    const kindOf = (rule: string): string => rule.replace(/^(package|few-dependencies|layer)-.*/, '$1');
    const tried = new Set(BREAKS.map(([rule]) => kindOf(rule)));
    expect(
      [...new Set(config.forbidden.map(({ name = '' }) => kindOf(name)))].filter((rule) => !tried.has(rule)),
    ).toEqual([]);
  });
});

describe('folders', () => {
  const file = (from: string, to: string): Import => ({ from: `apps/a/src/${from}`, to: `apps/a/src/${to}` });
  const edgesOf = (...imports: readonly Import[]): readonly Import[] =>
    folderImports(imports).map(({ from, to }) => ({ from, to }));

  test('that import each other are a circle, in two steps or in three', () => {
    const two = edgesOf(file('x/1.ts', 'y/1.ts'), file('y/deep/2.ts', 'x/2.ts'), file('x/1.ts', 'z/1.ts'));
    expect(circlesIn(two)).toEqual([file('x', 'y'), file('y', 'x')]);
    const three = edgesOf(file('x/1.ts', 'y/1.ts'), file('y/1.ts', 'z/1.ts'), file('z/2.svelte', 'x/2.ts'));
    expect(circlesIn(three)).toHaveLength(3);
  });

  test('are no circle with the files above them, nor through tests', () => {
    const edges = edgesOf(
      file('registry.ts', 'x/1.ts'),
      file('x/1.ts', 'kernel.ts'),
      file('x/1.ts', 'y/1.ts'),
      file('y/1.test.ts', 'x/1.ts'),
    );
    expect(edges).toEqual([file('x', 'y')]);
    expect(circlesIn(edges)).toEqual([]);
  });

  test('are drawn without imports that follow from others', () => {
    const edges = [file('x', 'y'), file('y', 'z'), file('x', 'z')];
    expect(reduced(edges)).toEqual([file('x', 'y'), file('y', 'z')]);
  });
});
