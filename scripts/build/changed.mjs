// @ts-check
// Builds again only what changed: a hash of the sources is stored beside what was built from them.
// Plain JavaScript, because `npm start` and `npx abacow` ask where only `npm ci --omit=dev` ran.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../install.mjs';

/** @typedef {import('./products.mjs').Product} Product */

const IS_LEFT_OUT = /^(node_modules|dist)$|\.test\.ts$/;

/**
 * All files at or below a path, in the same order on every system. Tests and built files are left out.
 * @type {(path: string) => string[]}
 */
const filesAt = (path) => {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !IS_LEFT_OUT.test(name))
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
};

/**
 * A `*` stands for each of our packages.
 * @type {(pattern: string, root: string) => string[]}
 */
const pathsOf = (pattern, root) => {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return [join(root, pattern)];
  return readdirSync(join(root, before))
    .sort()
    .map((name) => join(root, before, name + after))
    .filter((path) => existsSync(path));
};

/** @type {(patterns: readonly string[], root: string) => string} */
const hashOf = (patterns, root) => {
  const hash = createHash('sha256');
  for (const path of patterns.flatMap((pattern) => pathsOf(pattern, root)).flatMap(filesAt))
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(createHash('sha256').update(readFileSync(path)).digest());
  return hash.digest('hex');
};

/** @type {(product: Product, root: string) => string} */
const stampOf = ({ name }, root) => join(root, 'dist/built', name);

/**
 * Built from other sources, a product is out of date.
 * @type {(product: Product, root?: string) => boolean}
 */
export const isCurrent = (product, root = ROOT) =>
  [...product.to.map((path) => join(root, path)), stampOf(product, root)].every((path) => existsSync(path)) &&
  readFileSync(stampOf(product, root), 'utf8') === hashOf(product.from, root);

/**
 * Notes from which sources a product was built. They are read before the build: whatever changes during it is built next time.
 * @type {(product: Product, root?: string) => () => void}
 */
export const noteBuilt = (product, root = ROOT) => {
  const hash = hashOf(product.from, root);
  const stamp = stampOf(product, root);
  rmSync(stamp, { force: true });
  return () => {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
  };
};
