/** docs/ADDING-A-GAME.md names every file outside the games' folders that names both games: those know of each game. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './checking.ts';

const SOURCE = /\.(?:ts|mjs|svelte|html)$/;
/** Tests, generated files, and files that belong to one game. */
const LEFT_OUT = /\.test\.ts$|\.testing\.ts$|\/(?:test|measure|fixtures)\/|generated|\/(?:cowpath|trio)[/.]/;

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->/g, '').replaceAll(/(?:^|\s)\/\/.*/g, '');

const namesBothGames = (file: string): boolean => {
  const code = withoutComments(readFileSync(join(ROOT, file), 'utf8'));
  return /cowpath/i.test(code) && /trio/i.test(code);
};

const listed = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--', 'apps', 'packages', 'scripts'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
);
const places = listed
  .split('\n')
  .filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file) && existsSync(join(ROOT, file)))
  .filter(namesBothGames);

/** `texts/{en,de,fr}.ts` are three files. */
const expand = (path: string): readonly string[] => {
  const braces = /^(.*)\{(.*)\}(.*)$/.exec(path);
  return braces === null
    ? [path]
    : (braces[2] ?? '').split(',').map((one) => `${braces[1]}${one}${braces[3]}`);
};

test('the guide names every file to touch, and no other', () => {
  const guide = readFileSync(join(ROOT, 'docs/ADDING-A-GAME.md'), 'utf8');
  const list = guide.slice(guide.indexOf('## Every file to touch'));
  const named = [...list.matchAll(/`((?:apps|packages|scripts)\/[^`]*\.[a-z{},]+)`/g)].flatMap((match) =>
    expand(match[1] ?? ''),
  );
  expect([...named].sort()).toEqual([...places].sort());
});
