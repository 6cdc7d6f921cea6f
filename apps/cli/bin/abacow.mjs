#!/usr/bin/env node
// Runs the built program. Where its sources are, it is built again first if they have changed: that takes about a second, and
// nobody ever runs an old version by mistake. Without tsx and esbuild (npm ci --omit=dev) the program runs as it was built.
import { existsSync } from 'node:fs';

const here = (path) => new URL(path, import.meta.url).href;
const isThere = (path) => existsSync(new URL(path, import.meta.url));

const isCurrent = async () => {
  const { isCurrent: isBuilt } = await import(here('../../../scripts/build/changed.mjs'));
  const { PRODUCTS } = await import(here('../../../scripts/build/products.mjs'));
  return isBuilt(PRODUCTS.cli);
};

const build = async () => {
  const { tsImport } = await import('tsx/esm/api');
  const { build } = await tsImport('../../../scripts/build/build.ts', import.meta.url);
  await build('cli', () => {});
};

const isMissingPackage = (error) => error.code === 'ERR_MODULE_NOT_FOUND';

if (isThere('../src/run.ts') && !(await isCurrent()))
  await build().catch((error) => {
    if (!isMissingPackage(error)) throw error;
    if (isThere('../dist/abacow.mjs')) return;
    console.error('abacow: not built yet. Run: npm ci && npm run build');
    process.exit(1);
  });
const { run } = await import(here('../dist/abacow.mjs'));
await run(process.argv.slice(2));
