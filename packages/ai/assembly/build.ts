/** `npx tsx packages/ai/assembly/build.ts`: compiles trunk.as.ts and writes it as text into a TypeScript module. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = 'trunk.as.ts';
const folder = fileURLToPath(new URL('.', import.meta.url));
export const GENERATED = fileURLToPath(new URL('../src/net/generated/trunk.ts', import.meta.url));

const OPTIONS = ['--runtime', 'stub', '-O3', '--noAssert', '--enable', 'simd', '--initialMemory', '1'];

/** In another process: the types of the compiler's module would change those of `Array` and `String` everywhere. */
const COMPILER = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js');

export const compileTrunk = (): Uint8Array => {
  const out = mkdtempSync(join(tmpdir(), 'abacow-trunk-'));
  const file = join(out, 'trunk.wasm');
  execFileSync(process.execPath, [COMPILER, SOURCE, ...OPTIONS, '--outFile', file], { cwd: folder });
  const bytes = readFileSync(file);
  rmSync(out, { recursive: true });
  return bytes;
};

export const makeModule = (bytes: Uint8Array): string =>
  [
    '// Compiled from assembly/trunk.as.ts; `npx tsx packages/ai/assembly/build.ts` regenerates it.',
    '// prettier-ignore',
    `export const TRUNK_WASM = '${Buffer.from(bytes).toString('base64')}';`,
    '',
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bytes = compileTrunk();
  writeFileSync(GENERATED, makeModule(bytes));
  console.log(`${bytes.length} bytes of WebAssembly`);
}
