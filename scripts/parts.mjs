// Which tests a path on the command line means: `npm test -- packages/rules e2e/sheets`.
const APP = 'apps/web';
const UNIT = ['packages', 'apps/cli', 'apps/server', 'scripts', 'test'];

const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const clean = (path) => path.replace(/^\.\//, '').replace(/\/+$/, '');

/**
 * Paths by the runner they belong to, the app's relative to its folder; `unknown` holds what no runner has.
 * `apps` means all of them.
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
