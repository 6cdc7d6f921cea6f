/** `npx tsx packages/ai/assembly/build.ts`: compiles trunk.as.ts and writes it as text into a TypeScript module. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

const SOURCE = 'trunk.as.ts';
const folder = fileURLToPath(new URL('.', import.meta.url));
export const GENERATED = fileURLToPath(new URL('../src/net/generated/trunk.ts', import.meta.url));

const OPTIONS = ['--runtime', 'stub', '-O3', '--noAssert', '--enable', 'simd', '--initialMemory', '1'];

export const compileTrunk = async (): Promise<Uint8Array> => {
  let bytes: Uint8Array | null = null;
  const { error, stderr } = await main([SOURCE, ...OPTIONS, '--outFile', 'trunk.wasm'], {
    readFile: (name) => (name === SOURCE ? readFileSync(folder + name, 'utf8') : null),
    writeFile: (name, contents) => {
      if (name === 'trunk.wasm') bytes = contents as Uint8Array;
    },
    listFiles: () => [],
  });
  if (error || bytes === null)
    throw new Error(`AssemblyScript: ${error?.message ?? ''} ${stderr.toString()}`);
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
  const bytes = await compileTrunk();
  writeFileSync(GENERATED, makeModule(bytes));
  console.log(`${bytes.length} bytes of WebAssembly`);
}
