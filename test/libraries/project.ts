/** An empty project elsewhere that installs the libraries' tarballs, as their users do. */
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Packed } from '../../scripts/release/tarballs.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(import.meta.dirname, 'project');

export const run = (folder: string, command: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stdout + stderr}`);
  return stdout;
};

/** The same without blocking, for programs that talk to a server of this process. */
export const runBeside = async (
  folder: string,
  command: string,
  ...args: readonly string[]
): Promise<string> => (await promisify(execFile)(command, args, { cwd: folder })).stdout;

const install = (folder: string, packed: readonly Packed[]): void => {
  const ours = packed.map(({ name, path }) => [name, `file:${path}`]);
  // Node 20 has no WebSocket.
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const theirs = ['ws', '@types/ws'].map((name) => [name, devDependencies[name]]);
  const manifest = {
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...ours, ...theirs]) as object,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // The other packages that ours need are in npm's cache already, because the repository needs them too.
  run(folder, 'npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
};

/** A TypeScript example of a README, and what it says that is printed. */
export type Example = { readonly name: string; readonly code: string; readonly prints: readonly string[] };

export const examplesIn = (name: string, readme: string): readonly Example[] =>
  [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = ''], index) => ({
    name: `${name}-${index + 1}`,
    code,
    prints: [...code.matchAll(/\/\/ → (.*)$/gm)].map((match) => match[1]!),
  }));

export const readmeExamples = (libraries: readonly string[]): readonly Example[] =>
  libraries.flatMap((name) =>
    examplesIn(name, readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8')),
  );

/** The folder of a new project with all tarballs and the programs of `project/`. */
export const newProject = (packed: readonly Packed[]): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'abacow-install-')));
  cpSync(SOURCES, folder, { recursive: true });
  install(folder, packed);
  return folder;
};

const binOf = (name: string, file: string, from = ROOT): string =>
  join(dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`)), file);

/** As strict as it gets: our own declarations are checked, too. The compiled programs are beside their sources. */
export const compile = (folder: string): void => {
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023'],
    module: 'NodeNext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  run(folder, process.execPath, binOf('typescript', 'bin/tsc'), '-p', '.');
};

export const viteBuild = (folder: string, entry: string): string => {
  const vite = binOf('vite', 'bin/vite.js', join(ROOT, 'apps/web'));
  run(folder, process.execPath, vite, 'build', '--config', 'vite.config.js', '--mode', entry);
  return join(folder, 'built', entry);
};
