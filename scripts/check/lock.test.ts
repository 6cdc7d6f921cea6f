import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Lock, type Manifest, lockFaults, looseVersions } from './lock.ts';

const lock = (packages: Lock['packages']): Lock => ({ packages });
const read = (path: string): object => JSON.parse(readFileSync(path, 'utf8')) as object;
const tracked = (name: string): readonly string[] =>
  execFileSync('git', ['ls-files', name, `*/${name}`], { encoding: 'utf8' })
    .trim()
    .split('\n');
const WANTS = { optionalDependencies: { 'fast-linux': '1.0.0' } };

describe('a lock file', () => {
  test('has an entry for every platform package', () => {
    expect(lockFaults(lock({ '': {}, 'node_modules/fast': WANTS }))).toEqual([
      'node_modules/fast needs fast-linux, which has no entry',
    ]);
    expect(lockFaults(lock({ 'node_modules/fast': WANTS, 'node_modules/fast-linux': {} }))).toEqual([]);
  });

  test('may have the entry beside the package that needs it, or in any folder above', () => {
    const inner = 'node_modules/outer/node_modules/fast';
    for (const path of [
      `${inner}/node_modules/fast-linux`,
      'node_modules/outer/node_modules/fast-linux',
      'node_modules/fast-linux',
    ])
      expect(lockFaults(lock({ [inner]: WANTS, [path]: {} }))).toEqual([]);
    expect(
      lockFaults(lock({ [inner]: WANTS, 'node_modules/other/node_modules/fast-linux': {} })),
    ).toHaveLength(1);
  });

  test('is checked for the project itself and for workspaces too', () => {
    expect(lockFaults(lock({ '': WANTS, 'node_modules/fast-linux': {} }))).toEqual([]);
    expect(lockFaults(lock({ 'apps/web': WANTS, 'node_modules/fast-linux': {} }))).toEqual([]);
    expect(lockFaults(lock({ '': WANTS }))).toHaveLength(1);
  });

  test('contains no download address', () => {
    const entry: object = { resolved: 'https://registry.example/fast.tgz' };
    expect(lockFaults(lock({ 'node_modules/fast': entry }))).toEqual([
      'contains a download address: https://registry.example/fast.tgz',
    ]);
  });
});

describe('a package.json', () => {
  test('needs exact versions, of our own packages too', () => {
    const exact = { dependencies: { '@abacow/rules': '0.1.0' }, devDependencies: { slow: '2.0.0-beta.1' } };
    expect(looseVersions(exact)).toEqual([]);
    expect(
      looseVersions({
        dependencies: { '@abacow/rules': '*' },
        optionalDependencies: { fast: '^1.2.3' },
        overrides: { deep: 'latest' },
      }),
    ).toEqual([
      '@abacow/rules: * is not an exact version',
      'fast: ^1.2.3 is not an exact version',
      'deep: latest is not an exact version',
    ]);
  });
});

describe('this repository', () => {
  test.each(tracked('package-lock.json'))('%s has no faults', (path) => {
    expect(lockFaults(read(path) as Lock)).toEqual([]);
  });

  test.each(tracked('package.json'))('%s needs exact versions', (path) => {
    expect(looseVersions(read(path) as Manifest)).toEqual([]);
  });
});
