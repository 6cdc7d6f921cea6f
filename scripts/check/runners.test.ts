import { expect, test } from 'vitest';
import { sortByRunner } from './runners.ts';

const NONE = { unit: [], app: [], e2e: [], unknown: [] };

test('a path goes to the runner that has its tests', () => {
  expect(sortByRunner(['packages/rules', 'e2e/specs/sheets'])).toEqual({
    ...NONE,
    unit: ['packages/rules'],
    e2e: ['e2e/specs/sheets'],
  });
  expect(sortByRunner(['apps/server/src/http', 'apps/cli', 'scripts', 'test/pig'])).toEqual({
    ...NONE,
    unit: ['apps/server/src/http', 'apps/cli', 'scripts', 'test/pig'],
  });
});

test("the app's paths are relative to the app", () => {
  expect(sortByRunner(['apps/web/src/online', 'apps/web/'])).toEqual({ ...NONE, app: ['src/online', 'src'] });
  expect(sortByRunner(['apps'])).toEqual({ ...NONE, unit: ['apps/cli', 'apps/server'], app: ['src'] });
});

test('./ and a slash at the end make no difference', () => {
  expect(sortByRunner(['./packages/dice/'])).toEqual({ ...NONE, unit: ['packages/dice'] });
});

test('paths that no runner has are returned as unknown', () => {
  expect(sortByRunner(['docs', 'packagesomething', '--watch'])).toEqual({
    ...NONE,
    unknown: ['docs', 'packagesomething', '--watch'],
  });
});
