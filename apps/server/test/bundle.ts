/** Bundles the server as `npm run build` does: tests start it often, and it starts several times as fast as from its sources. */
import { fileURLToPath } from 'node:url';
import { SERVER_EXTERNAL } from '../../../scripts/build/build.ts';
import { bundle } from '../../../scripts/build/bundle.ts';

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const FOLDER = pathOf('../dist/test');

const ENTRIES = {
  server: pathOf('./server.ts'),
  /** The program that `npm run serve` runs. */
  main: pathOf('../src/main.ts'),
  computer: pathOf('../src/tables/computer.worker.ts'),
} as const;

let built: Promise<void> | null = null;
const bundled = async (name: keyof typeof ENTRIES): Promise<string> => {
  await (built ??= bundle(ENTRIES, FOLDER, SERVER_EXTERNAL));
  return `${FOLDER}/${name}.mjs`;
};

export const serverBundle = (): Promise<string> => bundled('server');
export const mainBundle = (): Promise<string> => bundled('main');
