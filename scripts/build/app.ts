/** Builds the app with Vite, and writes .br and .gz versions beside its files, if they are smaller. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT, run } from '../install.mjs';

const COMPRESSIBLE = /^\.(js|css|html|svg|json|webmanifest|wasm|bin|txt)$/;
const MIN_BYTES = 512;

/** The program of the Vite that the app uses. */
export const vite = (): string => {
  const found = createRequire(join(ROOT, 'apps/web/package.json')).resolve('vite/package.json');
  return join(dirname(found), 'bin/vite.js');
};

const compress = (folder: string): void => {
  let [before, after] = [0, 0];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(extname(path))) continue;
    const body = readFileSync(path);
    if (body.length < MIN_BYTES) continue;
    const quality = body.length > 1_000_000 ? 9 : 11;
    const br = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    const gz = gzipSync(body, { level: 9 });
    if (br.length < body.length) writeFileSync(`${path}.br`, br);
    if (gz.length < body.length) writeFileSync(`${path}.gz`, gz);
    before += body.length;
    after += Math.min(br.length, body.length);
  }
  console.log(`  ${Math.round(before / 1000)} kB, ${Math.round(after / 1000)} kB compressed`);
};

export const makeApp = (): void => {
  const folder = join(ROOT, 'apps/web/dist');
  const out = ['--outDir', folder, '--emptyOutDir'];
  run('Building the app', process.execPath, [vite(), 'build', 'apps/web', '--logLevel', 'warn', ...out]);
  compress(folder);
};
