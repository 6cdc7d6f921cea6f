/** Builds the libraries, the app, the documentation, the server and the command line; each only if its sources have changed. */
import { join } from 'node:path';
import { ROOT, say } from '../install.mjs';
import { makeApp } from './app.ts';
import { bundle } from './bundle.ts';
import { isCurrent, noteBuilt } from './changed.mjs';
import { makeDocs } from './docs.ts';
import { compileLibraries } from './libraries.ts';
import { PRODUCTS, type ProductName } from './products.mjs';

/** libsql has native code; pg tries to load a package that nobody needs. */
export const SERVER_EXTERNAL = ['libsql', 'pg-native'];
/** It reads its fonts from its own folder. */
const CLI_EXTERNAL = ['pdfkit'];

const at = (path: string): string => join(ROOT, path);

const MAKE: Readonly<Record<ProductName, () => void | Promise<void>>> = {
  app: makeApp,
  server: () =>
    bundle(
      {
        main: at('apps/server/src/main.ts'),
        computer: at('apps/server/src/tables/computer.worker.ts'),
      },
      at('apps/server/dist'),
      SERVER_EXTERNAL,
    ),
  cli: () =>
    bundle(
      { abacow: at('apps/cli/src/run.ts'), 'arena-worker': at('apps/cli/src/arena/worker.ts') },
      at('apps/cli/dist'),
      CLI_EXTERNAL,
    ),
  libraries: compileLibraries,
  docs: makeDocs,
};

/** Builds a product if its sources have changed. `npx abacow` does not report it: the command's own output follows. */
export const build = async (name: ProductName, report: (text: string) => void = say): Promise<void> => {
  if (isCurrent(PRODUCTS[name])) return report(`${name}: nothing has changed`);
  const note = noteBuilt(PRODUCTS[name]);
  report(`Building ${name}`);
  await MAKE[name]();
  note();
};
