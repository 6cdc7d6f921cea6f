/** Bundles TypeScript programs for Node, each into one file that starts fast. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type OutputFile, build } from 'esbuild';

/** CommonJS packages in the bundle call `require` for Node's own modules. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** Never a half-written file: other programs may start at the same time. */
const writeAtomically = ({ path, contents }: OutputFile): void => {
  const draft = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, contents);
  renameSync(draft, path);
};

/**
 * `entries` maps names to sources; each is written as NAME.mjs into `folder`. Packages in `external` are not bundled: those with
 * native code, and those that read their own files.
 */
export const bundle = async (
  entries: Readonly<Record<string, string>>,
  folder: string,
  external: readonly string[],
): Promise<void> => {
  const { outputFiles } = await build({
    entryPoints: { ...entries },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['source'],
    sourcemap: true,
    sourcesContent: false,
    external: [...external],
    banner: { js: REQUIRE },
    logLevel: 'warning',
    write: false,
  });
  // Maps first, so that a program never lies there without its map.
  for (const file of [...outputFiles].sort((a, b) => b.path.length - a.path.length)) writeAtomically(file);
};
