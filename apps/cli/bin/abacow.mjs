#!/usr/bin/env node
// Runs the built program. Where its sources are, it is built again first if they have changed: that takes less than a second,
// and nobody ever runs an old version by mistake. Without esbuild (npm ci --omit=dev) the program runs as it was built.
import { existsSync } from 'node:fs';

const here = (path) => new URL(path, import.meta.url);

const build = async () => {
  const { buildCli } = await import(here('../../../scripts/build.mjs'));
  await buildCli();
};

const isMissingPackage = (error) => error.code === 'ERR_MODULE_NOT_FOUND';

if (existsSync(here('../src/run.ts')))
  await build().catch((error) => {
    if (!isMissingPackage(error)) throw error;
    if (existsSync(here('../dist/abacow.mjs'))) return;
    console.error('abacow: not built yet. Run: npm ci && npm run build');
    process.exit(1);
  });
const { run } = await import(here('../dist/abacow.mjs'));
await run(process.argv.slice(2));
