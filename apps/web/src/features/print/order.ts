/** A print order as in an address: `1-12,17,x1co-2o3c-c4cx-o5xc,scores`. */
import { isUnreadable } from '@abacow/rules';
import { checkSheet, draftOf, isSheet } from '@abacow/rules/cowpath';
import { type Layout, PAPERS, PER_PAGE, type Paper } from '@abacow/paper';
import {
  PAD,
  makeNumbers,
  makeSheetLink,
  padNumberOf,
  parseNumbers,
  parseSheetLink,
} from '@abacow/rules/sheets';

export const EXTRAS = [
  'multiplication',
  'addition',
  'scores',
  'rules-cowpath',
  'rules-trio',
  'cut-out-cowpath',
  'cut-out-trio',
] as const;
export type Extra = (typeof EXTRAS)[number];

export type PrintOrder = {
  readonly numbers: readonly number[];
  /** Sheets that are not on the pad, as text. */
  readonly loose: readonly string[];
  readonly extras: readonly Extra[];
};

export const EMPTY_ORDER: PrintOrder = { numbers: [], loose: [], extras: [] };

const addPart = (order: PrintOrder, part: string): PrintOrder => {
  const extra = EXTRAS.find((known) => known === part);
  if (extra !== undefined) return { ...order, extras: [...order.extras, extra] };
  const numbers = parseNumbers(part, PAD.length);
  if (!isUnreadable(numbers)) return { ...order, numbers: [...new Set([...order.numbers, ...numbers])] };
  const checked = checkSheet(draftOf(parseSheetLink(part)));
  if (!isSheet(checked)) return order;
  const number = padNumberOf(checked.text);
  return number === null
    ? { ...order, loose: [...order.loose, checked.text] }
    : { ...order, numbers: [...new Set([...order.numbers, number])] };
};

/** Unreadable parts are left out. That is safe, because the player sees the pages before printing. */
export const parseOrder = (what: string | null): PrintOrder =>
  (what ?? '')
    .split(',')
    .filter((part) => part !== '')
    .reduce(addPart, EMPTY_ORDER);

export const makeOrder = ({ numbers, loose, extras }: PrintOrder): string | null =>
  [numbers.length > 0 ? makeNumbers(numbers) : '', ...loose.map(makeSheetLink), ...extras]
    .filter((part) => part !== '')
    .join(',') || null;

/** Regions that use letter paper. */
const LETTER_LANDS = /-(US|CA|MX|PH|CL|CO|VE|GT|CR|PA|DO|PR)$/i;

export const paperFor = (language: string): Paper => (LETTER_LANDS.test(language) ? 'letter' : 'a4');

export const parseLayout = (how: string | null, language: string): Layout => {
  const [count, paper] = (how ?? '').split('-');
  return {
    perPage: PER_PAGE.find((known) => String(known) === count) ?? 2,
    paper: PAPERS.find((known) => known === paper) ?? paperFor(language),
  };
};

export const makeLayout = ({ perPage, paper }: Layout): string => `${perPage}-${paper}`;
