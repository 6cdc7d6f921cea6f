/** `abacow sheets print`: writes sheets, Trio's boards, a score pad, rule cards and pieces to cut out as a PDF. */
import { need } from '@abacow/rules/need';
import { GAMES, type GameName, escapeHidden, isUnreadable } from '@abacow/rules';
import { parseSheet } from '@abacow/rules/cowpath';
import {
  LANGUAGES,
  type Language,
  PAPERS,
  PER_PAGE,
  type PerPage,
  type PrintItem,
  cutOutCard,
  drawPages,
  reminderOf,
  rulesCard,
} from '@abacow/paper';
import {
  PAD,
  type SheetOrder,
  generateSheet,
  makeSheetLink,
  padSheet,
  parseNumbers,
} from '@abacow/rules/sheets';
import { BOARDS, PLAYERS } from '@abacow/rules/trio';
import { encode } from 'uqr';
import { type Complaint, type Option, choice, complain, isComplaint, listOf, text } from '../arguments.ts';
import { OK, fail } from '../command.ts';
import { writeBytes } from '../files.ts';
import type { Environment } from '../environment.ts';

export const DEFAULT_URL = 'http://localhost:3000';
const DEFAULT_OUT = 'abacow-sheets.pdf';
const TRIO = [...BOARDS, 'scores', 'all'] as const;
type TrioOrder = (typeof TRIO)[number];
type TrioThing = Exclude<(typeof TRIO)[number], 'all'>;
const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];
const WHICH_GAME = [...GAME_NAMES, 'all'] as const;
type WhichGame = (typeof WHICH_GAME)[number];

const parseSheets = (given: string): readonly number[] | Complaint => {
  const numbers = parseNumbers(given, PAD.length);
  return isUnreadable(numbers) ? complain(`cannot be read: ${numbers.reason}`) : numbers;
};

const parsePerPage = (given: string): PerPage | Complaint =>
  PER_PAGE.find((count) => String(count) === given) ??
  complain(`must be ${listOf(PER_PAGE.map(String), 'or')}, not ${JSON.stringify(given)}`);

/** The address without a slash at the end. */
const parseUrl = (given: string): string | Complaint => {
  const url = URL.canParse(given) ? new URL(given) : null;
  return url !== null && /^https?:$/.test(url.protocol)
    ? `${url.origin}${url.pathname}`.replace(/\/$/, '')
    : complain(`must be an address like https://abacow.example, not ${JSON.stringify(given)}`);
};

/** Where the codes lead. */
export const urlOption = (about: string): Option<string> => ({
  takes: 'BASE',
  about: `${about} Default: ${DEFAULT_URL}.`,
  parse: parseUrl,
});

export const printOptions = {
  sheets: {
    takes: 'NUMBERS',
    about: `print: sheets of the pad, like 1-12,17. Default: all ${PAD.length}, unless another option says what to print.`,
    parse: parseSheets,
  },
  text: text('TEXT', 'print: a sheet of your own as text.'),
  trio: choice(
    'WHAT',
    TRIO,
    "print: Trio's multiplication or addition board, a pad for scores, or all three.",
  ),
  rules: choice('GAME', WHICH_GAME, 'print: the rule card of cowpath or trio, or all. One page each.'),
  'cut-out': choice('GAME', WHICH_GAME, 'print: dice and pawns to cut out, for cowpath, trio or all.'),
  language: choice('LANG', LANGUAGES, 'print: language of rules and reminders: en, de or fr. Default: en.'),
  'per-page': {
    takes: 'N',
    about: 'print: 1, 2, 4 or 6 on a page. Default: 2.',
    choices: PER_PAGE.map(String),
    parse: parsePerPage,
  },
  paper: choice('PAPER', PAPERS, 'print: a4 or letter. Default: a4.'),
  out: text('FILE', `print: where the PDF goes; a missing folder is created. Default: ${DEFAULT_OUT}.`),
  url: urlOption('print: address of your Abacow, which the codes lead to.'),
};

export type PrintOrder = {
  readonly numbers: readonly number[];
  readonly text: string | null;
  /** Fresh sheets, in this order. */
  readonly fresh: readonly SheetOrder[];
  readonly trio: TrioOrder | null;
  readonly rules: WhichGame | null;
  readonly cutOut: WhichGame | null;
  readonly language: Language;
  readonly perPage: PerPage;
  readonly paper: (typeof PAPERS)[number];
  readonly out: string;
  readonly url: string;
};

type Printing = Pick<PrintOrder, 'url' | 'language'>;

const sheetItem = (title: string, sheet: string, { url, language }: Printing): PrintItem => ({
  kind: 'sheet',
  title,
  sheet,
  reminder: reminderOf('cowpath', language),
  link: `${url}/sheets/${makeSheetLink(sheet)}`,
});

const trioItem = (thing: TrioThing, { url, language }: Printing): PrintItem =>
  thing === 'scores'
    ? {
        kind: 'scores',
        title: 'Trio: scores',
        columns: need(PLAYERS.at(-1)),
        words: { name: 'Name', total: 'Total' },
        link: `${url}/rules/trio`,
      }
    : {
        kind: 'board',
        title: `Trio: ${thing}`,
        board: thing,
        reminder: reminderOf('trio', language),
        link: `${url}/new/trio/people`,
      };

const trioItems = (trio: TrioOrder | null, printing: Printing): readonly PrintItem[] => {
  if (trio === null) return [];
  const things: readonly TrioThing[] = trio === 'all' ? [...BOARDS, 'scores'] : [trio];
  return things.map((thing) => trioItem(thing, printing));
};

const gamesOf = (which: WhichGame | null): readonly GameName[] => {
  if (which === null) return [];
  return which === 'all' ? GAME_NAMES : [which];
};

/** Cards that take a page of their own. */
const pageItems = ({ rules, cutOut, language, url }: PrintOrder): readonly PrintItem[] => [
  ...gamesOf(rules).map((game) => rulesCard(game, language, `${url}/rules/${game}`)),
  ...gamesOf(cutOut).map((game) => cutOutCard(game, language, `${url}/rules/${game}`)),
];

const ownItem = (sheet: string, printing: Printing): readonly PrintItem[] | Complaint => {
  const checked = parseSheet(sheet);
  return isUnreadable(checked) ? complain(checked.reason) : [sheetItem('Own sheet', checked.text, printing)];
};

export const printItems = (order: PrintOrder): readonly PrintItem[] | Complaint => {
  const own = order.text === null ? [] : ownItem(order.text, order);
  if (isComplaint(own)) return own;
  const pad = order.numbers.map((number) => sheetItem(`Sheet ${number}`, need(padSheet(number)).text, order));
  const fresh = order.fresh.map((each) => sheetItem(`${each.seed}`, generateSheet(each).text, order));
  return [...pageItems(order), ...pad, ...fresh, ...own, ...trioItems(order.trio, order)];
};

/** Short links get a code with more error correction; for long ones it would be too fine. */
const MAX_SHORT_LINK_CHARS = 42;
export const codeOf = (link: string) =>
  encode(link, { ecc: link.length <= MAX_SHORT_LINK_CHARS ? 'M' : 'L', border: 2 }).data;

export const print = async (environment: Environment, order: PrintOrder): Promise<number> => {
  const items = printItems(order);
  const pages = isComplaint(items) ? [] : drawPages(items, order, codeOf, order.language);
  // Loaded only here, because the other actions don't need fonts or compression.
  const { makePdf } = await import('./pdf.ts');
  const failed = isComplaint(items)
    ? items
    : writeBytes(environment, order.out, await makePdf(pages, order.paper, 'Abacow'));
  if (failed !== null) return fail(environment, 'sheets', failed.reason);
  environment.write(`${escapeHidden(order.out)}: ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}\n`);
  if (order.url === DEFAULT_URL)
    environment.warn(`The codes lead to ${DEFAULT_URL}; say with --url where your Abacow is.\n`);
  return OK;
};

export const PRINT_DEFAULTS = {
  perPage: 2,
  language: 'en',
  paper: 'a4',
  out: DEFAULT_OUT,
  url: DEFAULT_URL,
} as const;
