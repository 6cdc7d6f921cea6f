/** Runs commands of the documentation in a folder of their own: abacow in this process, harmless programs in a shell. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../apps/cli/src/environment.ts';
import { main } from '../../apps/cli/src/main.ts';
import { listFiles, removeFile, writeAtomically } from '../../apps/cli/src/terminal/disk.ts';
import { scriptedEnvironment } from '../../apps/cli/test/scripted-environment.ts';
import { abacowArguments, programsOf } from './plain-words.ts';

/** They change nothing outside the folder and need no network. */
const HARMLESS = [
  'echo',
  'printf',
  'cat',
  'head',
  'tail',
  'ls',
  'mkdir',
  'sha256sum',
  'source',
  'export',
  'true',
];
/** Their scripts are checked; running them would take too long. */
const CHECKED_ONLY = ['npm'];

/** A person who types these commands sits at a terminal, unless something is piped in; every question gets no answer. */
const environmentIn = (folder: string, input: string | null) => {
  const scripted = scriptedEnvironment({ input: [input ?? ''], isInteractive: input === null });
  const at = (path: string): string => join(folder, path.replace(/^\//, ''));
  const disk: Partial<Environment> = {
    hasFile: (path) => existsSync(at(path)),
    readFile: (path) => readFileSync(at(path), 'utf8'),
    writeFile: (path, text) => writeAtomically(at(path), text),
    writeBytes: (path, bytes) => writeAtomically(at(path), bytes),
    listFiles: (path) => listFiles(at(path)),
    removeFile: (path) => removeFile(at(path)),
  };
  return { ...scripted, ...disk };
};

const runAbacow = async (args: readonly string[], folder: string, input: string | null): Promise<string> => {
  const environment = environmentIn(folder, input);
  const code = await main(args, environment);
  if (code !== 0) throw new Error(`abacow ${args.join(' ')} ended with ${code}: ${environment.err()}`);
  return environment.out();
};

/** Whether the command was run. Throws if it failed or cannot be run here. */
export const runCommand = async (text: string, folder: string): Promise<boolean> => {
  const { programs, joins } = programsOf(text);
  if (programs.every(({ name }) => CHECKED_ONLY.includes(name))) return false;
  let piped = '';
  for (const [index, program] of programs.entries()) {
    const ours = abacowArguments(program);
    const input = joins[index - 1] === '|' ? piped : null;
    if (ours !== null) piped = await runAbacow(ours, folder, input);
    else if (!HARMLESS.includes(program.name))
      throw new Error(
        `${program.name} cannot be run in a test: write <!-- not run: REASON --> before the block`,
      );
    else if (program.name !== 'source' && program.name !== 'export')
      piped = execFileSync(program.name, program.words, {
        cwd: folder,
        input: input ?? '',
        encoding: 'utf8',
      });
    if (program.output !== null) writeAtomically(join(folder, program.output), piped);
  }
  return true;
};
