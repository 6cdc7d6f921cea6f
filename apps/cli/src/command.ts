import { type Arguments, type Options, isComplaint, parseArguments } from './arguments.ts';
import type { World } from './world.ts';

export const OK = 0;
export const FAILED = 1;
export const MISUSED = 2;

export type Command<O extends Options = Options> = {
  readonly name: string;
  /** One line each, without the leading `abacow`. */
  readonly usage: readonly string[];
  /** What it does, one paragraph an entry. */
  readonly about: readonly string[];
  readonly options: O;
  readonly examples: readonly string[];
  /** Words that are not options: how many at most. */
  readonly words: number;
  run(args: Arguments<O>, world: World): Promise<number> | number;
};

const WIDTH = 88;

/** Words laid out in lines of at most WIDTH characters, later lines indented like the first. */
export const wrap = (paragraph: string, indent: string): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((text) => `${indent}${text}`).join('\n');
};

const describeOptions = (options: Options): string => {
  const rows = Object.entries(options).map(([name, { takes, about }]) => ({
    label: `--${name}${takes === '' ? '' : ` ${takes}`}`,
    about,
  }));
  rows.push({ label: '--help', about: 'Show this text.' });
  const width = Math.max(...rows.map(({ label }) => label.length)) + 4;
  return rows
    .map(({ label, about }) => `  ${label}`.padEnd(width) + wrap(about, ' '.repeat(width)).trimStart())
    .join('\n');
};

export const makeHelp = (command: Command): string => {
  const usage = command.usage.map((line, index) => `${index === 0 ? 'Usage: ' : '       '}abacow ${line}`);
  const examples = command.examples.map((line) => `  ${line}`);
  return [
    usage.join('\n'),
    ...command.about.map((paragraph) => wrap(paragraph, '')),
    `Options:\n${describeOptions(command.options)}`,
    ...(examples.length === 0 ? [] : [`Examples:\n${examples.join('\n')}`]),
  ].join('\n\n');
};

const sentence = (reason: string): string => (/[.?!]$/.test(reason) ? reason : `${reason}.`);

export const misuse = (world: World, command: string, reason: string): number => {
  world.warn(`abacow ${command}: ${sentence(reason)}\nSee: abacow ${command} --help\n`);
  return MISUSED;
};

export const fail = (world: World, command: string, reason: string): number => {
  world.warn(`abacow ${command}: ${sentence(reason)}\n`);
  return FAILED;
};

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((word) => word === '--help' || word === '-h');
};

export const runCommand = async (
  command: Command,
  args: readonly string[],
  world: World,
): Promise<number> => {
  if (asksForHelp(args)) {
    world.write(`${makeHelp(command)}\n`);
    return OK;
  }
  const parsed = parseArguments(command.options, args);
  if (isComplaint(parsed)) return misuse(world, command.name, parsed.reason);
  const surplus = parsed.words[command.words];
  if (surplus !== undefined)
    return misuse(world, command.name, `${JSON.stringify(surplus)} is one word too many`);
  return command.run(parsed, world);
};
