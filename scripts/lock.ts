/**
 * A lock file must work on every platform: every optional dependency of a package has its own entry, otherwise `npm ci`
 * fails on the platforms that need it. It contains no download address, because people use different registries.
 */
type Versions = Readonly<Record<string, string>>;
type Entry = Manifest & { readonly version?: string };
/** The part of a package.json that is checked. */
export type Manifest = {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly overrides?: Versions;
};
export type Lock = { readonly packages: Readonly<Record<string, Entry>> };

/** Node looks for a package beside the one that imports it, then in every folder above. */
const lockedEntry = (lock: Lock, from: string, name: string): Entry | undefined => {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]*$/, '')) {
    const path = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (Object.hasOwn(lock.packages, path)) return lock.packages[path];
    if (folder === '') return undefined;
  }
};

const missingFrom = (lock: Lock): readonly string[] =>
  Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => lockedEntry(lock, path, name) === undefined)
      .map((name) => `${path} needs ${name}, which has no entry`),
  );

const addressesIn = (lock: Lock): readonly string[] =>
  (JSON.stringify(lock).match(/https?:\/\/[^"]+\.tgz/g) ?? []).map(
    (url) => `contains a download address: ${url}`,
  );

export const faultsOf = (lock: Lock): readonly string[] => [...missingFrom(lock), ...addressesIn(lock)];

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const isOurs = (name: string): boolean => name.startsWith('@abacow/');
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** Our own packages too: they are published together, and each needs exactly the others of its version. */
const isPinned = ([, version]: readonly [string, string]): boolean => EXACT.test(version);

const unlocked = (
  lock: Lock,
  folder: string,
  [name, version]: readonly [string, string],
): readonly string[] => {
  const locked = lockedEntry(lock, folder, name);
  if (locked === undefined) return [`${name} is not in the lock file`];
  return isOurs(name) || locked.version === version
    ? []
    : [`${name} is ${version} here and ${locked.version} in the lock file`];
};

/** What is wrong with the package.json of a folder, given the lock file that covers it. */
export const manifestFaults = (manifest: Manifest, lock: Lock, folder: string): readonly string[] => {
  const wanted = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  const loose = [...wanted, ...Object.entries(manifest.overrides ?? {})].filter((each) => !isPinned(each));
  const entry = lock.packages[folder] ?? {};
  const isCopied = KINDS.every(
    (kind) => JSON.stringify(manifest[kind] ?? {}) === JSON.stringify(entry[kind] ?? {}),
  );
  return [
    ...loose.map(([name, version]) => `${name}: ${version} is not an exact version`),
    ...(isCopied ? [] : ['the lock file was made for another version of it: run npm install']),
    ...wanted.flatMap((each) => unlocked(lock, folder, each)),
  ];
};
