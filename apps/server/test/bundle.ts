/** Bundles the server into one file: tests start it often, and it starts several times as fast as from its sources. */
import { rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Bundles are as deep in the app's folder as the sources, so that relative paths still work. */
const make = async (entry: string, bundle: string): Promise<string> => {
  const mine = `${bundle}.${process.pid}`;
  await build({
    entryPoints: [entry],
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
  await rename(mine, bundle);
  return bundle;
};

let server: Promise<string> | null = null;
export const serverBundle = (): Promise<string> =>
  (server ??= make(pathOf('./server.ts'), pathOf('../dist/test/server.mjs')));

/** The program that `npm start` runs. */
let main: Promise<string> | null = null;
export const mainBundle = (): Promise<string> =>
  (main ??= make(pathOf('../src/main.ts'), pathOf('../dist/test/main.mjs')));
