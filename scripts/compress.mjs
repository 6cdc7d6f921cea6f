// Writes .br and .gz versions beside the built app's files, if they are smaller.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT } from './steps.mjs';

const COMPRESSIBLE = new Set([
  '.js',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.webmanifest',
  '.wasm',
  '.bin',
  '.txt',
]);
const MIN_BYTES = 512;

const dist = process.argv[2] ?? join(ROOT, 'apps/web/dist');
let [before, after] = [0, 0];
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !COMPRESSIBLE.has(extname(path))) continue;
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
