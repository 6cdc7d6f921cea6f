import { describe, expect, test } from 'vitest';
import { type Lock, faultsOf, manifestFaults } from './lock.ts';

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

describe('a package.json', () => {
  const manifest = {
    dependencies: { '@abacow/rules': '0.1.0', fast: '1.2.3' },
    devDependencies: { slow: '2.0.0-beta.1' },
  };
  const whole = lock({
    'apps/web': manifest,
    'node_modules/@abacow/rules': {},
    'node_modules/fast': { version: '1.2.3' },
    'apps/web/node_modules/slow': { version: '2.0.0-beta.1' },
    'node_modules/slow': { version: '1.0.0' },
  });

  test('with exact versions that are locked has no faults', () => {
    expect(manifestFaults(manifest, whole, 'apps/web')).toEqual([]);
  });

  test.each(['^1.2.3', '~1.2.3', '1', '1.2', '*', 'latest', '>=1.2.3', '1.2.3 || 2.0.0', 'github:a/b', ''])(
    'must not ask for version %j',
    (version) => {
      const loose = { dependencies: { fast: version } };
      expect(manifestFaults(loose, whole, 'apps/web')).toContain(`fast: ${version} is not an exact version`);
      expect(manifestFaults({ overrides: { fast: version } }, whole, 'apps/web')).toContain(
        `fast: ${version} is not an exact version`,
      );
    },
  );

  test('must not leave the version of our own packages open', () => {
    expect(manifestFaults({ dependencies: { '@abacow/rules': '*' } }, whole, 'apps/web')).toContain(
      '@abacow/rules: * is not an exact version',
    );
  });

  test('must be the one that the lock file was made for', () => {
    const changed = { ...manifest, dependencies: { ...manifest.dependencies, fast: '1.2.4', new: '1.0.0' } };
    expect(manifestFaults(changed, whole, 'apps/web')).toEqual([
      'the lock file was made for another version of it: run npm install',
      'fast is 1.2.4 here and 1.2.3 in the lock file',
      'new is not in the lock file',
    ]);
  });
});
