import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isCurrent, noteBuilt } from './changed.mjs';

const PRODUCT = { name: 'cake', from: ['packages/*/src', 'recipe.txt'], to: ['dist/cake.txt'] };

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const build = (): void => {
  const note = noteBuilt(PRODUCT, root);
  write('dist/cake.txt', 'cake');
  note();
};

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'abacow-changed-'))}/`;
  write('recipe.txt', 'stir');
  write('packages/dough/src/flour.ts', '1');
  write('packages/filling/src/apple.ts', '2');
});
afterEach(() => rmSync(root, { recursive: true }));

test('what was never built is out of date, and what was just built is current', () => {
  expect(isCurrent(PRODUCT, root)).toBe(false);
  build();
  expect(isCurrent(PRODUCT, root)).toBe(true);
});

test('a file written again with the same content changes nothing', () => {
  build();
  write('recipe.txt', 'stir');
  expect(isCurrent(PRODUCT, root)).toBe(true);
});

test.each([
  ['a changed file', () => write('recipe.txt', 'shake')],
  ['a changed file in a package', () => write('packages/filling/src/apple.ts', '3')],
  ['a new file', () => write('packages/dough/src/deep/sugar.ts', '')],
  ['a new package', () => write('packages/icing/src/lemon.ts', '')],
  ['a deleted file', () => rmSync(join(root, 'packages/dough/src/flour.ts'))],
  ['a deleted product', () => rmSync(join(root, 'dist/cake.txt'))],
])('%s makes it out of date', (_what, change) => {
  build();
  change();
  expect(isCurrent(PRODUCT, root)).toBe(false);
});

test('a moved file makes it out of date, though all contents are the same', () => {
  build();
  rmSync(join(root, 'packages/dough/src/flour.ts'));
  write('packages/dough/src/rye.ts', '1');
  expect(isCurrent(PRODUCT, root)).toBe(false);
});

test('tests, installed packages and built files do not count', () => {
  build();
  write('packages/dough/src/flour.test.ts', '');
  write('packages/dough/src/node_modules/other/index.js', '');
  write('packages/dough/src/dist/flour.js', '');
  expect(isCurrent(PRODUCT, root)).toBe(true);
});

test('what changes during a build is built the next time, and a build that fails is no build', () => {
  const note = noteBuilt(PRODUCT, root);
  write('dist/cake.txt', 'cake');
  write('recipe.txt', 'shake');
  note();
  expect(isCurrent(PRODUCT, root)).toBe(false);
  build();
  noteBuilt(PRODUCT, root);
  expect(isCurrent(PRODUCT, root)).toBe(false);
});
