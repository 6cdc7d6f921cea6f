/** Finds the test runner for each path on the command line: `npm test -- packages/rules e2e/specs/sheets`. */
const APP = 'apps/web';
const UNIT = ['packages', 'apps/cli', 'apps/server', 'scripts', 'test'];

export type Runner = 'unit' | 'app' | 'e2e' | 'unknown';

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
const clean = (path: string): string => path.replace(/^\.\//, '').replace(/\/+$/, '');

/** Paths of the app are relative to its folder; `unknown` holds paths that no runner has. `apps` stands for all apps. */
export const sortByRunner = (paths: readonly string[]): Readonly<Record<Runner, readonly string[]>> => {
  const sorted: Record<Runner, string[]> = { unit: [], app: [], e2e: [], unknown: [] };
  for (const path of paths.map(clean)) {
    if (path === 'apps') {
      sorted.unit.push('apps/cli', 'apps/server');
      sorted.app.push('src');
    } else if (isBelow(path, APP)) sorted.app.push(path === APP ? 'src' : path.slice(APP.length + 1));
    else if (isBelow(path, 'e2e')) sorted.e2e.push(path);
    else if (UNIT.some((folder) => isBelow(path, folder))) sorted.unit.push(path);
    else sorted.unknown.push(path);
  }
  return sorted;
};
