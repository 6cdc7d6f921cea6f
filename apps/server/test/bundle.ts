/** Bundles the server into one file: tests start it often, and it starts several times as fast as from its sources. */
import { rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** As deep in the app's folder as the sources, so that relative paths still work. */
const BUNDLE = fileURLToPath(new URL('../dist/test/server.mjs', import.meta.url));

const make = async (): Promise<string> => {
  const mine = `${BUNDLE}.${process.pid}`;
  await build({
    entryPoints: [fileURLToPath(new URL('./server.ts', import.meta.url))],
    outfile: mine,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    external: ['libsql', 'pg-native'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  await rename(mine, BUNDLE);
  return BUNDLE;
};

let made: Promise<string> | null = null;
export const serverBundle = (): Promise<string> => (made ??= make());
