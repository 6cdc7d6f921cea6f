/**
 * A lock file must work on every platform: every optional dependency of a package has its own entry, otherwise `npm ci`
 * fails on the platforms that need it. It contains no download address, because people use different registries.
 */
type Entry = { readonly optionalDependencies?: Readonly<Record<string, string>> };
export type Lock = { readonly packages: Readonly<Record<string, Entry>> };

/** Node looks for a package beside the one that imports it, then in every folder above. */
const isLocked = (lock: Lock, from: string, name: string): boolean => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (Object.hasOwn(lock.packages, path)) return true;
    if (folder === '') return false;
    if (!folder.includes('/node_modules/')) return Object.hasOwn(lock.packages, `node_modules/${name}`);
  }
};

const missingFrom = (lock: Lock): readonly string[] =>
  Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(lock, path, name))
      .map((name) => `${path} needs ${name}, which has no entry`),
  );

const addressesIn = (lock: Lock): readonly string[] =>
  (JSON.stringify(lock).match(/https?:\/\/[^"]+\.tgz/g) ?? []).map(
    (url) => `contains a download address: ${url}`,
  );

export const faultsOf = (lock: Lock): readonly string[] => [...missingFrom(lock), ...addressesIn(lock)];
