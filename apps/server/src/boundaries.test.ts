/** Which module of the server may import which. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);

const importsOf = (path: string): readonly string[] =>
  [...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
    ([, relative]) => normalize(join(dirname(path), relative!)),
  );

const importersOf = (wanted: RegExp): readonly string[] =>
  SOURCES.filter((path) => !wanted.test(path) && importsOf(path).some((imported) => wanted.test(imported)));

test('only the start of the server knows which database it uses', () => {
  expect(importersOf(/^store\/(postgres|sqlite)\.ts$/)).toEqual(['serve.ts']);
});

test('only the start of the server knows sockets and HTTP', () => {
  expect(importersOf(/^sockets\//)).toEqual(['serve.ts']);
  expect(importersOf(/^http\//).toSorted()).toEqual(['main.ts', 'serve.ts']);
});

test('only the stores know the query builder and the database drivers', () => {
  const usesDatabase = (path: string): boolean =>
    /from '(kysely|pg|libsql)'/.test(readFileSync(join(import.meta.dirname, path), 'utf8'));
  expect(SOURCES.filter((path) => usesDatabase(path) && !path.startsWith('store/'))).toEqual([]);
});
