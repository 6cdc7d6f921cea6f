import { need } from '@abacow/rules/need';
import manifest from '../package.json' with { type: 'json' };
import { nearest } from './arguments.ts';
import { MISUSED, OK, makeRows, runCommand } from './command.ts';
import { COMMANDS } from './commands.ts';
import type { Environment } from './environment.ts';
import { escapingEnvironment } from './printable.ts';
import { textWidth, wrap } from './terminal/wrapping.ts';

const overview = (width: number): string => {
  const rows = COMMANDS.map(({ name, summary }) => ({ label: name, about: summary }));
  return [
    wrap('Abacow: two dice games, Cowpath and Trio.', '', width),
    'Usage: abacow COMMAND [OPTIONS]',
    `Commands:\n${makeRows(rows, width, 4)}`,
    wrap('abacow COMMAND --help says more about each; abacow --version prints the version.', '', width),
  ].join('\n\n');
};

const VERSION = ['version', '--version', '-v'];
const HELP = ['help', '--help', '-h'];

const runLine = async (args: readonly string[], environment: Environment): Promise<number> => {
  const [name, ...rest] = args;
  if (name === undefined || (HELP.includes(name) && rest.length === 0)) {
    environment.write(`${overview(textWidth(environment))}\n`);
    return OK;
  }
  if (VERSION.includes(name)) {
    environment.write(`abacow ${manifest.version}\n`);
    return OK;
  }
  if (HELP.includes(name)) return runLine([need(rest[0]), '--help'], environment);
  const entry = COMMANDS.find((command) => command.name === name);
  if (entry !== undefined) return runCommand(await entry.load(), rest, environment);
  const near = nearest(
    name,
    COMMANDS.map((command) => command.name),
  );
  const hint = near === null ? '' : ` Is ${near} meant?`;
  environment.warn(`abacow: there is no command ${JSON.stringify(name)}.${hint}\nSee: abacow --help\n`);
  return MISUSED;
};

/** Runs one command line and returns the exit code. */
export const main = (args: readonly string[], environment: Environment): Promise<number> =>
  runLine(args, escapingEnvironment(environment));
