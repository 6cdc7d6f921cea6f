import { expect, test } from 'vitest';
import { partsOf } from './parts.mjs';

const NONE = { unit: [], app: [], e2e: [], unknown: [] };

test('a path goes to the runner that has its tests', () => {
  expect(partsOf(['packages/rules', 'e2e/specs/sheets'])).toEqual({
    ...NONE,
    unit: ['packages/rules'],
    e2e: ['e2e/specs/sheets'],
  });
  expect(partsOf(['apps/server/src/http', 'apps/cli', 'scripts', 'test/pig'])).toEqual({
    ...NONE,
    unit: ['apps/server/src/http', 'apps/cli', 'scripts', 'test/pig'],
  });
});

test("the app's paths are relative to the app", () => {
  expect(partsOf(['apps/web/src/online', 'apps/web/'])).toEqual({ ...NONE, app: ['src/online', 'src'] });
  expect(partsOf(['apps'])).toEqual({ ...NONE, unit: ['apps/cli', 'apps/server'], app: ['src'] });
});

test('./ and a slash at the end make no difference', () => {
  expect(partsOf(['./packages/dice/'])).toEqual({ ...NONE, unit: ['packages/dice'] });
});

test('paths that no runner has are returned as unknown', () => {
  expect(partsOf(['docs', 'packagesomething', '--watch'])).toEqual({
    ...NONE,
    unknown: ['docs', 'packagesomething', '--watch'],
  });
});
