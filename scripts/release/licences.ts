/** The licences of everything that users get: the packages of the server and the CLI at run time, and those in the app. */
import { APP_PACKAGES } from '../../apps/web/licences.config.ts';
import { type Lock, findLocked } from '../check/lock.ts';

export type Shipped = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly where: readonly string[];
};

/** Licences that let everybody use our copies as the MIT licence promises. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** Packages that do not name their licence for programs; it is in a file of theirs. */
const UNNAMED: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const isOurs = (lock: Lock, path: string): boolean => lock.packages[path]?.link === true;

/** Packages for other systems are in the lock file too, and count. */
const closure = (lock: Lock, from: string, found: Set<string>): ReadonlySet<string> => {
  const { dependencies = {}, optionalDependencies = {} } = lock.packages[from] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const path = findLocked(lock, from, name);
    if (path === null || found.has(path)) continue;
    found.add(path);
    closure(lock, lock.packages[path]?.link === true ? (lock.packages[path].resolved ?? path) : path, found);
  }
  return found;
};

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const inApp = (lock: Lock): readonly string[] =>
  APP_PACKAGES.map((name) => {
    const path = findLocked(lock, 'apps/web', name);
    if (path === null) throw new Error(`${name} is in the app but not in the lock file`);
    return path;
  });

export const shippedIn = (lock: Lock): readonly Shipped[] => {
  const places: readonly (readonly [string, Iterable<string>])[] = [
    ['app', inApp(lock)],
    ['server', closure(lock, 'apps/server', new Set())],
    ['CLI', closure(lock, 'apps/cli', new Set())],
  ];
  const shipped = new Map<string, Shipped>();
  for (const [place, paths] of places)
    for (const path of paths) {
      if (isOurs(lock, path)) continue;
      const { version = '', license } = lock.packages[path] ?? {};
      const name = nameOf(path);
      const known = shipped.get(`${name} ${version}`);
      const licence = license ?? UNNAMED[name] ?? 'none';
      shipped.set(`${name} ${version}`, { name, version, licence, where: [...(known?.where ?? []), place] });
    }
  return [...shipped.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
};

/** `(MIT OR GPL-3.0)` leaves the choice to us; `MIT AND OFL-1.1` needs both. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => ALLOWED.includes(each)));

export const notAllowed = (shipped: readonly Shipped[]): readonly Shipped[] =>
  shipped.filter(({ licence }) => !isAllowed(licence));

const HEAD = `# Licences

All packages that users get, in the app, in the server or in the command \`abacow\`, for every system. \`npm run licences\` writes this
page from the lock file, and \`npm test\` fails when it is out of date or a licence is not one of ${ALLOWED.join(', ')}. The
app serves the texts of its licences as \`/licences.txt\`.

| package | version | licence | in |
| --- | --- | --- | --- |
`;

export const makePage = (shipped: readonly Shipped[]): string =>
  HEAD +
  shipped
    .map(
      ({ name, version, licence, where }) => `| ${name} | ${version} | ${licence} | ${where.join(', ')} |\n`,
    )
    .join('');
