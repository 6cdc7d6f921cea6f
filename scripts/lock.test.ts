import { describe, expect, test } from 'vitest';
import { type Lock, faultsOf } from './lock.ts';

const lock = (packages: Lock['packages']): Lock => ({ packages });
const WANTS = { optionalDependencies: { 'fast-linux': '1.0.0' } };

describe('a lock file', () => {
  test('has an entry for every platform package', () => {
    expect(faultsOf(lock({ '': {}, 'node_modules/fast': WANTS }))).toEqual([
      'node_modules/fast needs fast-linux, which has no entry',
    ]);
    expect(faultsOf(lock({ 'node_modules/fast': WANTS, 'node_modules/fast-linux': {} }))).toEqual([]);
  });

  test('may have the entry beside the package that needs it, or in any folder above', () => {
    const inner = 'node_modules/outer/node_modules/fast';
    for (const path of [
      `${inner}/node_modules/fast-linux`,
      'node_modules/outer/node_modules/fast-linux',
      'node_modules/fast-linux',
    ])
      expect(faultsOf(lock({ [inner]: WANTS, [path]: {} }))).toEqual([]);
    expect(faultsOf(lock({ [inner]: WANTS, 'node_modules/other/node_modules/fast-linux': {} }))).toHaveLength(
      1,
    );
  });

  test('is checked for the project itself and for workspaces too', () => {
    expect(faultsOf(lock({ '': WANTS, 'node_modules/fast-linux': {} }))).toEqual([]);
    expect(faultsOf(lock({ 'apps/web': WANTS, 'node_modules/fast-linux': {} }))).toEqual([]);
    expect(faultsOf(lock({ '': WANTS }))).toHaveLength(1);
  });

  test('contains no download address', () => {
    const entry: object = { resolved: 'https://registry.example/fast.tgz' };
    expect(faultsOf(lock({ 'node_modules/fast': entry }))).toEqual([
      'contains a download address: https://registry.example/fast.tgz',
    ]);
  });
});
