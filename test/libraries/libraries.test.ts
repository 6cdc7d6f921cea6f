/** The libraries as their users get them: packed, installed elsewhere, compiled, bundled and run. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../apps/server/test/test-server.ts';
import { LIBRARIES } from '../../scripts/build/products.mjs';
import { type Packed, packLibraries } from '../../scripts/release/tarballs.ts';
import { compile, newProject, readmeExamples, run, runBeside, viteBuild } from './project.ts';

const MAX_RULES_BYTES = 30_000;
const EXAMPLES = readmeExamples(LIBRARIES);

/** The libraries are modules, with `exports`: neither `require` of old versions of Node nor resolution without `exports` finds them. */
const ONLY_MODULES = ['node10', 'node16-cjs'];

let packed: readonly Packed[];
let project: string;

beforeAll(async () => {
  packed = await packLibraries();
  project = newProject(packed);
  for (const { name, code } of EXAMPLES) writeFileSync(join(project, `${name}.ts`), code);
  compile(project);
}, 240_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

const tarballOf = (name: string): Buffer<ArrayBuffer> =>
  readFileSync(packed.find((each) => each.name === `@abacow/${name}`)!.path);

describe('a tarball', () => {
  test.each(LIBRARIES)('of %s has code, types, maps, licence and README, and no sources or tests', (name) => {
    const { paths } = packed.find((each) => each.name === `@abacow/${name}`)!;
    expect(paths).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'dist/index.js',
        'dist/index.d.ts',
        'dist/index.js.map',
      ]),
    );
    expect(paths.filter((path) => /test|fixture|(?<!\.d)\.ts$/.test(path))).toEqual([]);
  });

  test.each(LIBRARIES)('of %s has nothing that publint complains about', async (name) => {
    const { buffer, byteOffset, byteLength } = tarballOf(name);
    const tarball = buffer.slice(byteOffset, byteOffset + byteLength);
    expect((await publint({ pack: { tarball }, strict: true })).messages).toEqual([]);
  });

  test.each(LIBRARIES)('of %s has the types of its code, for everybody who can import it', async (name) => {
    const found = await checkPackage(createPackageFromTarballData(new Uint8Array(tarballOf(name))));
    const problems = found.types ? found.problems : [found];
    const isForUs = (problem: object): boolean =>
      !('resolutionKind' in problem && ONLY_MODULES.includes(String(problem.resolutionKind)));
    expect(problems.filter(isForUs)).toEqual([]);
  });

  test.each(LIBRARIES)('of %s needs exact versions and has no side effects', (name) => {
    const manifest = JSON.parse(
      readFileSync(join(project, 'node_modules/@abacow', name, 'package.json'), 'utf8'),
    ) as { dependencies?: Record<string, string>; sideEffects: boolean };
    for (const version of Object.values(manifest.dependencies ?? {}))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(manifest.sideEffects).toBe(false);
  });

  test.each(LIBRARIES)('of %s has a README that links only to what is in it, or to the web', (name) => {
    const { paths } = packed.find((each) => each.name === `@abacow/${name}`)!;
    const readme = readFileSync(join(project, 'node_modules/@abacow', name, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)\s]+)/g)].map(([, to]) => to!.replace(/#.*$/, ''));
    for (const to of links.filter((each) => each !== '' && !/^https?:/.test(each)))
      expect(paths).toContain(to.replace(/^\.\//, ''));
  });

  test('maps name their sources by the path inside the package, and contain them', () => {
    const map = join(project, 'node_modules/@abacow/rules/dist/cowpath/step.js.map');
    const { sources, sourcesContent } = JSON.parse(readFileSync(map, 'utf8')) as Record<string, string[]>;
    expect(sources).toEqual(['../../src/cowpath/step.ts']);
    expect(sourcesContent![0]).toContain('export const stepCowpath');
  });
});

test('installed, they play a game of Cowpath, and one of Trio in a worker thread', () => {
  const printed = run(project, process.execPath, 'play.js').trim().split('\n');
  expect(printed).toEqual([
    expect.stringMatching(/^cowpath: events, (win|tie), dice honest$/),
    'trio: events, win, dice honest',
  ]);
});

test('the examples of the READMEs print what they say', async () => {
  const server = await startTestServer();
  for (const { name, prints } of EXAMPLES) {
    expect(prints.length, name).toBeGreaterThan(0);
    const url = `http://127.0.0.1:${server.port}`;
    const printed = await runBeside(project, process.execPath, `${name}.js`, url);
    expect(printed.trimEnd().split('\n'), name).toEqual(prints);
  }
  await server.stop();
}, 60_000);

test.each(['cowpath', 'trio'])('with Vite the rules of %s alone are small', (game) => {
  const folder = viteBuild(project, game);
  const files = readdirSync(join(folder, 'assets'));
  expect(files).toHaveLength(1);
  const { length } = readFileSync(join(folder, 'assets', files[0]!));
  expect(length).toBeGreaterThan(1000);
  expect(length).toBeLessThan(MAX_RULES_BYTES);
});

test('with Vite a worker finds the computer and its weights', () => {
  const files = readdirSync(join(viteBuild(project, 'page'), 'assets'));
  expect(files).toContainEqual(expect.stringMatching(/^trio-.*\.bin$/));
  expect(files).toContainEqual(expect.stringMatching(/^thinker-.*\.js$/));
});
