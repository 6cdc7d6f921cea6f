import { escapeHidden } from '@abacow/rules';
import { type Arguments, type Options, isComplaint, parseArguments } from './arguments.ts';
import type { Environment } from './environment.ts';
import { textWidth, wrap, wrapLines } from './terminal/wrapping.ts';

export const OK = 0;
export const FAILED = 1;
export const MISUSED = 2;

/** What a shell can offer for a word or a value. */
export type Words = readonly string[] | 'files' | 'any';

export type Command<O extends Options = Options> = {
  readonly name: string;
  /** Lines without the leading `abacow`. */
  readonly usage: readonly string[];
  /** What it does, one entry per paragraph. */
  readonly about: readonly string[];
  readonly options: O;
  readonly examples: readonly string[];
  /** The maximum number of words that are not options. */
  readonly words: number;
  /** What shells can offer for these words, by place. */
  readonly completes?: readonly Words[];
  run(args: Arguments<O>, environment: Environment): Promise<number> | number;
};

/** Below this width the text of an option begins on its own line. */
const MIN_BESIDE = 30;
const BELOW = ' '.repeat(6);

type Row = { readonly label: string; readonly about: string };

/** Labels with their texts beside them, or below them in a narrow terminal. */
export const makeRows = (rows: readonly Row[], most: number, gap = 2): string => {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2 + gap;
  return rows
    .map(({ label, about }) =>
      most - width < MIN_BESIDE
        ? `  ${label}\n${wrap(about, BELOW, most)}`
        : `  ${label}`.padEnd(width) + wrap(about, ' '.repeat(width), most).trimStart(),
    )
    .join('\n');
};

const describeOptions = (options: Options, most: number): string => {
  const rows = Object.entries(options).map(([name, { takes, about }]) => ({
    label: `--${name}${takes === '' ? '' : ` ${takes}`}`,
    about,
  }));
  return makeRows([...rows, { label: '--help', about: 'Show this text.' }], most);
};

export const makeHelp = (command: Command, width: number): string => {
  const usage = command.usage.map((line, index) => `${index === 0 ? 'Usage: ' : '       '}abacow ${line}`);
  const examples = command.examples.map((line) => `  ${line}`);
  return [
    wrapLines(usage.join('\n'), width),
    ...command.about.map((paragraph) => wrap(paragraph, '', width)),
    `Options:\n${describeOptions(command.options, width)}`,
    ...(examples.length === 0 ? [] : [`Examples:\n${examples.join('\n')}`]),
  ].join('\n\n');
};

const sentence = (reason: string): string => escapeHidden(/[.?!]$/.test(reason) ? reason : `${reason}.`);

export const misuse = (environment: Environment, command: string, reason: string): number => {
  environment.warn(`abacow ${command}: ${sentence(reason)}\nSee: abacow ${command} --help\n`);
  return MISUSED;
};

export const fail = (environment: Environment, command: string, reason: string): number => {
  environment.warn(`abacow ${command}: ${sentence(reason)}\n`);
  return FAILED;
};

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((word) => word === '--help' || word === '-h');
};

export const runCommand = async (
  command: Command,
  args: readonly string[],
  environment: Environment,
): Promise<number> => {
  if (asksForHelp(args)) {
    environment.write(`${makeHelp(command, textWidth(environment))}\n`);
    return OK;
  }
  const parsed = parseArguments(command.options, args);
  if (isComplaint(parsed)) return misuse(environment, command.name, parsed.reason);
  const surplus = parsed.words[command.words];
  if (surplus !== undefined)
    return misuse(environment, command.name, `${JSON.stringify(surplus)} is one word too many`);
  return command.run(parsed, environment);
};
