/** Parses a command line into typed values for the options that a command declares, or into a complaint. */
import { need } from '@abacow/rules/need';
import { escapeHidden } from '@abacow/rules';

/** What is wrong with a command line or a file, as one sentence. */
export type Complaint = { readonly kind: 'complaint'; readonly reason: string };

/** The reason may quote a file name or an argument: hidden characters in it are escaped here. */
export const complain = (reason: string): Complaint => ({ kind: 'complaint', reason: escapeHidden(reason) });

export const isComplaint = (value: unknown): value is Complaint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'complaint';

export type Option<T> = {
  /** Shown after the option's name in the help; empty for a switch. */
  readonly takes: string;
  readonly about: string;
  /** All possible values, if they can be listed. */
  readonly choices?: readonly string[];
  readonly parse: (text: string) => T | Complaint;
};

export type Options = Readonly<Record<string, Option<unknown>>>;

export type Values<O extends Options> = {
  readonly [Name in keyof O]?: O[Name] extends Option<infer T> ? T : never;
};

export type Arguments<O extends Options> = { readonly values: Values<O>; readonly words: readonly string[] };

export const flag = (about: string): Option<true> => ({ takes: '', about, parse: () => true });

export const text = (takes: string, about: string): Option<string> => ({
  takes,
  about,
  parse: (given) => (given === '' ? complain(`needs ${takes}, not an empty text`) : given),
});

export const choice = <T extends string>(takes: string, allowed: readonly T[], about: string): Option<T> => ({
  takes,
  about,
  choices: allowed,
  parse: (given) =>
    allowed.find((value) => value === given) ??
    complain(`must be ${listOf(allowed, 'or')}, not ${JSON.stringify(given)}`),
});

export const whole = (takes: string, least: number, most: number, about: string): Option<number> => ({
  takes,
  about,
  parse: (given) => {
    const value = /^[0-9]{1,15}$/.test(given) ? Number(given) : NaN;
    return value >= least && value <= most
      ? value
      : complain(`must be a whole number from ${least} to ${most}, not ${JSON.stringify(given)}`);
  },
});

/** `a, b or c`. */
export const listOf = (items: readonly string[], last: 'and' | 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

type Found = { readonly name: string; readonly value: string | null };

const optionIn = (word: string): Found => {
  const equals = word.indexOf('=');
  return equals < 0
    ? { name: word.slice(2), value: null }
    : { name: word.slice(2, equals), value: word.slice(equals + 1) };
};

const unknown = (options: Options, name: string): Complaint => {
  const near = nearest(name, Object.keys(options));
  return complain(
    near === null ? `there is no option --${name}` : `there is no option --${name}; is --${near} meant?`,
  );
};

const readValue = (option: Option<unknown>, { name, value }: Found, next: string | undefined): unknown => {
  if (option.takes === '') return value === null ? true : complain(`--${name} takes no value`);
  const given = value ?? next;
  if (given === undefined || (value === null && given.startsWith('--')))
    return complain(`--${name} needs a value: --${name} ${option.takes}`);
  const parsed = option.parse(given);
  return isComplaint(parsed) ? complain(`--${name} ${parsed.reason}`) : parsed;
};

export const parseArguments = <O extends Options>(
  options: O,
  args: readonly string[],
): Arguments<O> | Complaint => {
  const values = new Map<string, unknown>();
  const words: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const word = need(args[at]);
    if (word === '--') return finish([...words, ...args.slice(at + 1)], values);
    if (!word.startsWith('-') || word === '-') {
      words.push(word);
      continue;
    }
    if (!word.startsWith('--')) return complain(`there is no option ${word}; options start with two dashes`);
    const found = optionIn(word);
    const option = Object.hasOwn(options, found.name) ? options[found.name] : undefined;
    if (option === undefined) return unknown(options, found.name);
    if (values.has(found.name)) return complain(`--${found.name} is given twice`);
    const value = readValue(option, found, args[at + 1]);
    if (isComplaint(value)) return value;
    values.set(found.name, value);
    if (option.takes !== '' && found.value === null) at++;
  }
  return finish(words, values);
};

const finish = <O extends Options>(
  words: readonly string[],
  values: ReadonlyMap<string, unknown>,
): Arguments<O> => ({ words, values: Object.fromEntries(values) as Values<O> });

/** The candidate that differs in at most two letters, for suggestions. */
export const nearest = (given: string, candidates: readonly string[]): string | null => {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: lettersApart(given, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.min(2, given.length - 1) ? best.candidate : null;
};

const lettersApart = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = need(row[j - 1]) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, need(row[j]) + 1, need(next[j - 1]) + 1));
    }
    row = next;
  }
  return need(row[b.length]);
};
