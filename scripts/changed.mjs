// Builds again only what changed: a hash of the sources is stored beside what was built from them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './steps.mjs';

const IS_LEFT_OUT = /^(node_modules|dist)$|\.test\.ts$/;

/** All files at or below a path, in the same order on every system. Tests and built files are left out. */
const filesAt = (path) => {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !IS_LEFT_OUT.test(name))
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
};

/** A `*` stands for each of our packages. */
const pathsOf = (pattern, root) => {
  const [before, after] = pattern.split('*');
  if (after === undefined) return [join(root, pattern)];
  return readdirSync(join(root, before))
    .sort()
    .map((name) => join(root, before, name + after))
    .filter((path) => existsSync(path));
};

const hashOf = (patterns, root = ROOT) => {
  const hash = createHash('sha256');
  for (const path of patterns.flatMap((pattern) => pathsOf(pattern, root)).flatMap(filesAt))
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(createHash('sha256').update(readFileSync(path)).digest());
  return hash.digest('hex');
};

const stampOf = (name, root) => join(root, 'dist/built', name);

const readStamp = (name, root) => {
  try {
    return readFileSync(stampOf(name, root), 'utf8');
  } catch {
    return null;
  }
};

/**
 * A product is `{ name, from, to }`: the sources it is built from and the files that must be there. Built from other sources, it
 * is out of date.
 */
export const isCurrent = ({ name, from, to }, root = ROOT) =>
  to.every((path) => existsSync(join(root, path))) && readStamp(name, root) === hashOf(from, root);

/** Notes from which sources a product was built. They are read before the build: whatever changes during it is built next time. */
export const noteBuilt = ({ name, from }, root = ROOT) => {
  const hash = hashOf(from, root);
  rmSync(stampOf(name, root), { force: true });
  return () => {
    mkdirSync(dirname(stampOf(name, root)), { recursive: true });
    writeFileSync(stampOf(name, root), hash);
  };
};
