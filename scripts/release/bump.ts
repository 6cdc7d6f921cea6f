/** A new version of everything at once: all package.json files, the lock file and the changelog. */
type Versions = Readonly<Record<string, string>>;
type Manifest = { readonly version?: string; readonly dependencies?: Versions };
type Lock = { readonly version: string; readonly packages: Readonly<Record<string, Manifest>> };

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

const numbersOf = (version: string): readonly number[] | null =>
  VERSION.exec(version)?.slice(1).map(Number) ?? null;

const isAfter = (one: readonly number[], other: readonly number[]): boolean => {
  const difference = one.map((number, index) => number - (other[index] ?? 0)).find((each) => each !== 0);
  return difference !== undefined && difference > 0;
};

/** Null if the version can follow the current one. */
export const whyNotNext = (next: string, current: string): string | null => {
  const [wanted, now] = [numbersOf(next), numbersOf(current)];
  if (wanted === null) return `name the new version like 1.2.3, not ${JSON.stringify(next)}`;
  return now !== null && !isAfter(wanted, now) ? `${next} does not come after ${current}` : null;
};

const isOurs = (name: string): boolean => name.startsWith('@abacow/');

const bumpedDependencies = (dependencies: Versions, version: string): Versions =>
  Object.fromEntries(Object.entries(dependencies).map(([name, was]) => [name, isOurs(name) ? version : was]));

/** The order of the fields stays. */
export const bumpedManifest = <M extends Manifest>(manifest: M, version: string): M => ({
  ...manifest,
  version,
  ...(manifest.dependencies === undefined
    ? {}
    : { dependencies: bumpedDependencies(manifest.dependencies, version) }),
});

/** The entries of our own folders; the others are links to them, or packages of other people. */
const isOwnFolder = (path: string): boolean => !path.includes('node_modules/');

export const bumpedLock = <L extends Lock>(lock: L, version: string): L => ({
  ...lock,
  version,
  packages: Object.fromEntries(
    Object.entries(lock.packages).map(([path, entry]) => [
      path,
      isOwnFolder(path) ? bumpedManifest(entry, version) : entry,
    ]),
  ),
});

const UNRELEASED = '## Unreleased\n';

/** What is listed under Unreleased becomes the new version. Null if nothing is listed there. */
export const bumpedChangelog = (text: string, version: string, day: string): string | null => {
  const [before, after] = text.split(UNRELEASED);
  if (before === undefined || after === undefined || /^\s*(##|$)/.test(after)) return null;
  return `${before}${UNRELEASED}\n## ${version} (${day})\n${after}`;
};
