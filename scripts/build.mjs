// Builds the libraries, the app, the server and the command line; each only if its sources have changed.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundle } from './bundle.mjs';
import { isCurrent, noteBuilt } from './changed.mjs';
import { makeDocs } from './docs.mjs';
import { compileLibraries } from './libraries.mjs';
import * as products from './products.mjs';
import { ROOT, run, say } from './steps.mjs';

/** libsql has native code; pg tries to load a package that nobody needs. */
export const SERVER_EXTERNAL = ['libsql', 'pg-native'];
/** It reads its fonts from its own folder. */
const CLI_EXTERNAL = ['pdfkit'];

const vite = () => {
  const found = createRequire(join(ROOT, 'apps/web/package.json')).resolve('vite/package.json');
  return join(dirname(found), 'bin/vite.js');
};

const viteBuild = (outDir) => {
  const out = ['--outDir', outDir, '--emptyOutDir'];
  run('Building the app', process.execPath, [vite(), 'build', 'apps/web', '--logLevel', 'warn', ...out]);
  run('Compressing it', process.execPath, ['scripts/compress.mjs', outDir]);
};

const at = (path) => join(ROOT, path);

const bundleServer = () =>
  bundle(
    {
      main: at('apps/server/src/main.ts'),
      computer: at('apps/server/src/tables/computer.worker.ts'),
    },
    at('apps/server/dist'),
    SERVER_EXTERNAL,
  );

const bundleCli = () =>
  bundle(
    { abacow: at('apps/cli/src/run.ts'), 'arena-worker': at('apps/cli/src/arena/worker.ts') },
    at('apps/cli/dist'),
    CLI_EXTERNAL,
  );

export const buildApp = () => {
  if (isCurrent(products.app)) return say('The app is built');
  const note = noteBuilt(products.app);
  viteBuild(at('apps/web/dist'));
  note();
};

export const buildLibraries = () => {
  if (isCurrent(products.libraries)) return say('The libraries are built');
  const note = noteBuilt(products.libraries);
  compileLibraries();
  note();
};

export const buildDocs = async () => {
  if (isCurrent(products.docs)) return say('The documentation is made');
  const note = noteBuilt(products.docs);
  say('Making the documentation');
  await makeDocs();
  note();
};

export const buildServer = async () => {
  if (isCurrent(products.server)) return say('The server is built');
  const note = noteBuilt(products.server);
  say('Bundling the server');
  await bundleServer();
  note();
};

/** Prints nothing: the command's own output follows. */
export const buildCli = async () => {
  if (isCurrent(products.cli)) return;
  const note = noteBuilt(products.cli);
  await bundleCli();
  note();
};
