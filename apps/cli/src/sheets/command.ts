import { need } from '@abacow/rules/need';
import { type CowpathSetup, checkSheet, draftOf, explainFault, isSheet } from '@abacow/rules/cowpath';
import { drawSheet } from '@abacow/rules/cowpath';
import {
  PAD,
  SHEET_KINDS,
  type SheetFlaw,
  flawsOf,
  type SheetOrder,
  generateSheet,
  isMirrored,
  joinDistance,
  padSheet,
} from '@abacow/rules/sheets';
import {
  type Complaint,
  type Values,
  choice,
  complain,
  isComplaint,
  listOf,
  text,
  whole,
} from '../arguments.ts';
import { makeColumns } from '../columns.ts';
import { type Command, FAILED, OK, misuse } from '../command.ts';
import type { Environment } from '../environment.ts';
import { PRINT_DEFAULTS, type PrintOrder, print, printOptions } from './print.ts';

type Sheet = CowpathSetup['sheet'];
type Size = { readonly rows: number; readonly columns: number };

const parseSize = (given: string): Size | Complaint => {
  const match = /^([4-8])x([4-8])$/.exec(given);
  return match === null
    ? complain(`must be rows x columns from 4x4 to 8x8, like 7x7, not ${JSON.stringify(given)}`)
    : { rows: Number(match[1]), columns: Number(match[2]) };
};

const options = {
  kind: choice(
    'KIND',
    SHEET_KINDS,
    'generate, print: mirrored (neither side is better off) or wild. Default: mirrored.',
  ),
  size: {
    takes: 'RxC',
    about: 'generate, print: rows x columns, 4x4 to 8x8. Default: 7x7.',
    parse: parseSize,
  },
  seed: text('SEED', 'generate, print: any text; the same seed makes the same sheets. Default: a new one.'),
  count: whole('N', 1, 1000, 'generate, print: how many sheets of the seed. Default: 1.'),
  ...printOptions,
};
type SheetValues = Values<typeof options>;

const ACTIONS = ['list', 'show', 'generate', 'check', 'print'] as const;

const describe = (sheet: Sheet): string => {
  const kind = isMirrored(sheet) ? 'mirrored' : 'wild';
  const needs = ([0, 1] as const).map((seat) => joinDistance(sheet, seat));
  return `${sheet.rows} x ${sheet.columns}, ${kind}; crosses need ${needs[0]} marks at least, circles ${needs[1]}`;
};

const present = (environment: Environment, sheet: Sheet): void =>
  environment.write(`${sheet.text}\n\n${drawSheet(sheet)}\n\n${describe(sheet)}\n`);

const list = (environment: Environment): number => {
  const rows = PAD.map(({ number, kind, text: sheet }) => [
    String(number).padStart(2),
    kind.padEnd(8),
    sheet,
  ]);
  environment.write(`${makeColumns(rows)}\n`);
  return OK;
};

const show = (environment: Environment, word: string | undefined): number => {
  if (word === undefined) return misuse(environment, 'sheets', `show needs a number from 1 to ${PAD.length}`);
  const sheet = /^[0-9]{1,3}$/.test(word) ? padSheet(Number(word)) : null;
  if (sheet === null)
    return misuse(
      environment,
      'sheets',
      `the pad has sheets 1 to ${PAD.length}, none called ${JSON.stringify(word)}`,
    );
  present(environment, sheet);
  return OK;
};

/** The first sheet uses the seed itself, as everywhere else; further ones add their number. */
const ordersOf = (values: SheetValues, seed: string): readonly SheetOrder[] => {
  const { kind = 'mirrored', size = { rows: 7, columns: 7 }, count = 1 } = values;
  return Array.from({ length: count }, (_, index) => ({
    kind,
    seed: index === 0 ? seed : `${seed}/${index + 1}`,
    ...size,
  }));
};

const generate = (environment: Environment, values: SheetValues): number => {
  const { seed = environment.freshSeed() } = values;
  const sheets = ordersOf(values, seed).map(generateSheet);
  if (sheets.length === 1) present(environment, need(sheets[0]));
  else environment.write(sheets.map((sheet) => `${sheet.text}\n`).join(''));
  if (values.seed === undefined) environment.warn(`Made with --seed ${seed}\n`);
  return OK;
};

const FLAW_TEXTS: Readonly<Record<SheetFlaw, string>> = {
  'starts/close': 'two starts of a side are very close to each other',
  'starts/touch': 'a start of the crosses touches a start of the circles',
  'starts/quickly-joined': 'a side can join its starts with very few marks',
  'starts/uneven': 'one side has a much longer way than the other',
  'numbers/clumped': 'more than two squares with the same number touch',
  'cows/clumped': 'more than five cows touch',
};

const check = (environment: Environment, word: string | undefined): number => {
  if (word === undefined)
    return misuse(environment, 'sheets', 'check needs a sheet as text, rows joined by /');
  const checked = checkSheet(draftOf(word));
  if (!isSheet(checked)) {
    environment.write(`Not a legal sheet:\n${checked.map((fault) => `- ${explainFault(fault)}\n`).join('')}`);
    return FAILED;
  }
  present(environment, checked);
  const flaws = flawsOf(checked);
  environment.write(
    flaws.length === 0
      ? 'Legal and well mixed.\n'
      : `Legal, but not well mixed:\n${flaws.map((flaw) => `- ${FLAW_TEXTS[flaw]}\n`).join('')}`,
  );
  return OK;
};

/** The whole pad, unless the options name something else. */
const printOrder = (values: SheetValues): PrintOrder => {
  const { seed, text: own = null, trio = null, rules = null, 'cut-out': cutOut = null } = values;
  const named = [seed, own, trio, rules, cutOut].some((given) => given !== undefined && given !== null);
  return {
    ...PRINT_DEFAULTS,
    ...values,
    perPage: values['per-page'] ?? PRINT_DEFAULTS.perPage,
    numbers: values.sheets ?? (named ? [] : PAD.map(({ number }) => number)),
    fresh: seed === undefined ? [] : ordersOf(values, seed),
    text: own,
    trio,
    rules,
    cutOut,
    language: values.language ?? PRINT_DEFAULTS.language,
  };
};

const misplaced = (values: SheetValues, action: string): string | null => {
  const ofPrint = Object.keys(values).find((name) => Object.hasOwn(printOptions, name));
  if (ofPrint !== undefined && action !== 'print') return `--${ofPrint} belongs to print`;
  const ofSeed = Object.keys(values).find((name) => !Object.hasOwn(printOptions, name));
  if (ofSeed === undefined || action === 'generate') return null;
  if (action !== 'print') return `--${ofSeed} belongs to generate`;
  return values.seed === undefined ? `--${ofSeed} needs a --seed` : null;
};

export const sheets: Command<typeof options> = {
  name: 'sheets',
  usage: [
    'sheets [list]',
    'sheets show NUMBER',
    'sheets generate [OPTIONS]',
    'sheets check TEXT',
    'sheets print [OPTIONS]',
  ],
  about: [
    `Lists the ${PAD.length} sheets of the pad, shows one of them, makes new ones from a seed, checks one of your own and names everything that is wrong with it, or prints any of them as a PDF, each with a code that opens it in the app.`,
    'A sheet as text is its rows from the top joined by /, one character a square: 1 to 5, c for a cow, x and o for the starts.',
  ],
  options,
  examples: [
    'abacow sheets show 7',
    'abacow sheets generate --kind wild --seed meadow',
    'abacow sheets check x1co/2o3c/c4cx/o5xc',
    'abacow sheets print --sheets 1-12,17 --per-page 4 --url https://abacow.example',
  ],
  words: 2,
  completes: [ACTIONS],
  run: ({ words, values }, environment) => {
    const [given = 'list', word] = words;
    const action = choice('', ACTIONS, '').parse(given);
    if (isComplaint(action))
      return misuse(
        environment,
        'sheets',
        `it can ${listOf(ACTIONS, 'or')}, but not ${JSON.stringify(given)}`,
      );
    const wrong = misplaced(values, action);
    if (wrong !== null) return misuse(environment, 'sheets', wrong);
    const surplus = action === 'show' || action === 'check' ? undefined : word;
    if (surplus !== undefined)
      return misuse(environment, 'sheets', `${JSON.stringify(surplus)} is one word too many`);
    switch (action) {
      case 'list':
        return list(environment);
      case 'show':
        return show(environment, word);
      case 'generate':
        return generate(environment, values);
      case 'check':
        return check(environment, word);
      case 'print':
        return print(environment, printOrder(values));
    }
  },
};
