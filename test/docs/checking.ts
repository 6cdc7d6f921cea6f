/** Checks a command without running it: scripts, programs and files exist, and options are known. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isComplaint, parseArguments } from '../../apps/cli/src/arguments.ts';
import { COMMANDS } from '../../apps/cli/src/commands.ts';
import { openApi } from '../../apps/server/src/http/openapi.ts';
import manifest from '../../package.json' with { type: 'json' };
import { type Program, abacowArguments, programsOf } from './plain-words.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** `FILE`, `…`, `$NAME` and `<name>` stand for something. */
const isPlaceholder = (word: string): boolean => /^[A-Z][A-Z_]*$|…|\$|<|^\.\.\.$/.test(word);

const OWN_COMMANDS = [
  'ci',
  'install',
  'start',
  'test',
  'pack',
  'audit',
  'link',
  'publish',
  'view',
  'version',
];

/** `npm test` and `npm start` are scripts, too. */
const checkNpm = (words: readonly string[]): string | null => {
  const [command, script] = words.filter((word) => !word.startsWith('-'));
  if (command === undefined || isPlaceholder(command)) return null;
  const name = command === 'run' ? script : command;
  if (name === undefined || isPlaceholder(name)) return null;
  if (command !== 'run' && !OWN_COMMANDS.includes(command)) return `npm has no command ${command}`;
  const isScript = command === 'run' || command === 'start' || command === 'test';
  return isScript && !Object.hasOwn(manifest.scripts, name) ? `package.json has no script ${name}` : null;
};

const withoutPlaceholders = (words: readonly string[]): readonly string[] => {
  const kept: string[] = [];
  for (const word of words) {
    if (!isPlaceholder(word)) kept.push(word);
    else if (kept[kept.length - 1]?.startsWith('--')) kept.pop();
    else kept.push('placeholder');
  }
  return kept;
};

const checkAbacow = async (words: readonly string[]): Promise<string | null> => {
  const [name = '--help', ...rest] = words;
  if (isPlaceholder(name) || ['help', '--help', 'version', '--version'].includes(name)) return null;
  const entry = COMMANDS.find((command) => command.name === name);
  if (entry === undefined) return `abacow has no command ${name}`;
  if (rest.includes('--help')) return null;
  const { options } = await entry.load();
  const parsed = parseArguments(options, withoutPlaceholders(rest));
  return isComplaint(parsed) ? `abacow ${name}: ${parsed.reason}` : null;
};

const isThere = (file: string, page: string): boolean =>
  existsSync(join(ROOT, file)) || existsSync(join(ROOT, dirname(page), file));

/** The files that a command runs exist. Those of Python must know its options. */
const checkFiles = ({ name, words }: Program, page: string): string | null => {
  const scripts = words.filter((word) => /\.(ts|mts|js|mjs|py|sh)$/.test(word) && !isPlaceholder(word));
  const missing = scripts.find((file) => !isThere(file, page));
  if (missing !== undefined) return `there is no file ${missing}`;
  if (name !== 'python3' || scripts[0] === undefined) return null;
  const path = [join(ROOT, scripts[0]), join(ROOT, dirname(page), scripts[0])].find(existsSync)!;
  const source = readFileSync(path, 'utf8');
  const unknown = words.find((word) => /^--[a-z-]+$/.test(word) && !source.includes(word));
  return unknown === undefined ? null : `${scripts[0]} has no option ${unknown}`;
};

const checkNpx = ([name = '']: readonly string[]): string | null =>
  name === '' || isPlaceholder(name) || existsSync(join(ROOT, 'node_modules/.bin', name))
    ? null
    : `npx finds no ${name}`;

const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1);

const isRoute = (path: string): boolean =>
  Object.keys(openApi.paths).some((route) => {
    const [expected, found] = [segmentsOf(route), segmentsOf(path)];
    return (
      expected.length === found.length &&
      expected.every((segment, index) => segment.startsWith('{') || segment === found[index])
    );
  });

/** The routes of our service that a command asks for exist. */
const checkRoutes = (words: readonly string[]): string | null => {
  const paths = words.flatMap((word) => /\/api\/[^?#\s]*/.exec(word)?.[0] ?? []);
  const unknown = paths.find((path) => !isRoute(path));
  return unknown === undefined ? null : `the service has no route ${unknown}`;
};

const checkProgram = async (program: Program, page: string): Promise<string | null> => {
  const ours = abacowArguments(program);
  if (ours !== null) return checkAbacow(ours);
  if (program.name === 'npm') return checkNpm(program.words);
  if (program.name === 'curl') return checkRoutes(program.words);
  return (program.name === 'npx' ? checkNpx(program.words) : null) ?? checkFiles(program, page);
};

/** What is wrong with a command of a page; null if nothing is. */
export const checkCommand = async (text: string, page: string): Promise<string | null> => {
  for (const program of programsOf(text).programs) {
    const wrong = await checkProgram(program, page);
    if (wrong !== null) return wrong;
  }
  return null;
};
