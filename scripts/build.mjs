// Builds the web app and compresses its files.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT, run } from './steps.mjs';

const vite = () => {
  const found = createRequire(join(ROOT, 'apps/web/package.json')).resolve('vite/package.json');
  return join(dirname(found), 'bin/vite.js');
};

export const buildApp = (outDir = join(ROOT, 'apps/web/dist')) => {
  const out = ['--outDir', outDir, '--emptyOutDir'];
  run('Building the app', process.execPath, [vite(), 'build', 'apps/web', '--logLevel', 'warn', ...out]);
  run('Compressing it', process.execPath, ['scripts/compress.mjs', outDir]);
};
