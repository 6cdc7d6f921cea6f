/**
 * What `npm ci` does not refuse in a lock file. It must work on every platform: every optional dependency has its own entry,
 * otherwise `npm ci` fails on the platforms that need it. It contains no download address, because people use different registries.
 */
type Versions = Readonly<Record<string, string>>;
/** The part of a package.json that is checked. */
export type Manifest = {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly overrides?: Versions;
};
export type Entry = Manifest & {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  /** Of a link: the folder of our package. */
  readonly resolved?: string;
};
export type Lock = { readonly packages: Readonly<Record<string, Entry>> };

/** The path of a package in the lock file. Node looks beside the package that imports it, then in every folder above. */
export const findLocked = (lock: Lock, from: string, name: string): string | null => {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]*$/, '')) {
    const path = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (Object.hasOwn(lock.packages, path)) return path;
    if (folder === '') return null;
  }
};

const missingFrom = (lock: Lock): readonly string[] =>
  Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => findLocked(lock, path, name) === null)
      .map((name) => `${path} needs ${name}, which has no entry`),
  );

const addressesIn = (lock: Lock): readonly string[] =>
  (JSON.stringify(lock).match(/https?:\/\/[^"]+\.tgz/g) ?? []).map(
    (url) => `contains a download address: ${url}`,
  );

export const lockFaults = (lock: Lock): readonly string[] => [...missingFrom(lock), ...addressesIn(lock)];

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Our own packages are pinned, too: they are published together, and each needs exactly the others of its version. */
export const looseVersions = (manifest: Manifest): readonly string[] =>
  [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies, manifest.overrides]
    .flatMap((versions = {}) => Object.entries(versions))
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${name}: ${version} is not an exact version`);
