// Finds the test runner for each path on the command line: `npm test -- packages/rules e2e/specs/sheets`.
const APP = 'apps/web';
const UNIT = ['packages', 'apps/cli', 'apps/server', 'scripts', 'test'];

const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const clean = (path) => path.replace(/^\.\//, '').replace(/\/+$/, '');

/**
 * Paths by test runner. Paths of the app are relative to its folder; `unknown` holds paths that no runner has.
 * `apps` stands for all apps.
 */
export const partsOf = (paths) => {
  const parts = { unit: [], app: [], e2e: [], unknown: [] };
  for (const path of paths.map(clean)) {
    if (path === 'apps') {
      parts.unit.push('apps/cli', 'apps/server');
      parts.app.push('src');
    } else if (isBelow(path, APP)) parts.app.push(path === APP ? 'src' : path.slice(APP.length + 1));
    else if (isBelow(path, 'e2e')) parts.e2e.push(path);
    else if (UNIT.some((folder) => isBelow(path, folder))) parts.unit.push(path);
    else parts.unknown.push(path);
  }
  return parts;
};
