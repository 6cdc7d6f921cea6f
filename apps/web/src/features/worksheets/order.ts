/** A worksheet in an address: `multiplication_7,8_result,missing_40_partly_answers_a4_meadow`. Pure. */
import { FORMS, type Fact, type Form, factOf } from '@abacow/learning';
import { MAX_TASKS, PAPERS, type Paper } from '@abacow/paper';
import { isUnreadable } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { makeNumbers, parseNumbers } from '@abacow/rules/sheets';
import { BOARDS, type Board } from '@abacow/rules/trio';

/** Weak facts of a player, all facts of the board, or some tables, never none. */
export type About = 'weak' | 'all' | readonly number[];
/** A 9 × 9 table to fill in. */
export const FILLED = ['none', 'empty', 'partly'] as const;
export type Filled = (typeof FILLED)[number];

export type WorksheetOrder = {
  readonly board: Board;
  readonly about: About;
  /** The weak facts of a sheet that was made before; null for those that the player has now. */
  readonly weak: readonly Fact[] | null;
  readonly forms: readonly Form[];
  readonly count: number;
  readonly table: Filled;
  readonly answers: boolean;
  readonly paper: Paper;
  readonly seed: string;
};

const LARGEST_TABLE: Readonly<Record<Board, number>> = { multiplication: 10, addition: 9 };

export const tablesOf = (board: Board): readonly number[] =>
  Array.from({ length: LARGEST_TABLE[board] }, (_, index) => index + 1);

const QUESTIONS = 40;
const MAX_SEED_LENGTH = 20;

const oneOf = <T extends string>(list: readonly T[], text: string | undefined): T | undefined =>
  list.find((known) => known === text);

/** `weak-78-69`: the facts themselves, because others are weak tomorrow. */
const MAX_WEAK = 45;
const parseWeak = (text: string | undefined, board: Board): readonly Fact[] | null =>
  /^weak(-[1-9]{2})+$/.test(text ?? '')
    ? need(text)
        .split('-')
        .slice(1, MAX_WEAK + 1)
        .map((pair) => factOf(board, Number(pair[0]), Number(pair[1])))
    : null;

const parseAbout = (text: string, board: Board): About => {
  if (text === 'weak' || parseWeak(text, board) !== null) return 'weak';
  if (text === 'all') return 'all';
  const tables = parseNumbers(text, LARGEST_TABLE[board]);
  return isUnreadable(tables) ? 'all' : tables;
};

const makeWeak = (facts: readonly Fact[] | null): string =>
  ['weak', ...(facts ?? []).map(({ small, large }) => `${small}${large}`)].join('-');

const makeAbout = ({ about, weak }: WorksheetOrder): string => {
  if (about === 'weak') return makeWeak(weak);
  return about === 'all' ? about : makeNumbers(about);
};

const parseCount = (text: string | undefined): number =>
  /^\d{1,2}$/.test(text ?? '') ? Math.min(MAX_TASKS, Number(text)) : QUESTIONS;

/** No dot: an address with a dot in it is a file's. */
const SEPARATOR = '_';

/** Unreadable parts get their usual value: the player sees the pages before printing. */
export const parseWorksheet = (
  what: string | null,
  usual: { readonly about: About; readonly paper: Paper; readonly seed: string },
): WorksheetOrder => {
  const [first, about, forms = '', count, table, answers, paper, seed = ''] = (what ?? '').split(SEPARATOR);
  const board = oneOf(BOARDS, first) ?? 'multiplication';
  const named = FORMS.filter((form) => forms.split(',').includes(form));
  return {
    board,
    about: about === undefined ? usual.about : parseAbout(about, board),
    weak: parseWeak(about, board),
    forms: named.length > 0 ? named : ['result'],
    count: parseCount(count),
    table: oneOf(FILLED, table) ?? 'none',
    answers: answers !== 'plain',
    paper: oneOf(PAPERS, paper) ?? usual.paper,
    seed: seed.replace(/[^a-z0-9-]/gi, '').slice(0, MAX_SEED_LENGTH) || usual.seed,
  };
};

export const makeWorksheet = (order: WorksheetOrder): string =>
  [
    order.board,
    makeAbout(order),
    order.forms.join(','),
    order.count,
    order.table,
    order.answers ? 'answers' : 'plain',
    order.paper,
    order.seed,
  ].join(SEPARATOR);

/** At least one form stays chosen. */
export const withForm = (order: WorksheetOrder, form: Form, on: boolean): WorksheetOrder => {
  const forms = FORMS.filter((known) => (known === form ? on : order.forms.includes(known)));
  return forms.length === 0 ? order : { ...order, forms };
};

/** Without any table, all facts are asked. */
export const withTable = (order: WorksheetOrder, table: number, on: boolean): WorksheetOrder => {
  const before = typeof order.about === 'string' ? [] : order.about;
  const tables = tablesOf(order.board).filter((known) => (known === table ? on : before.includes(known)));
  return { ...order, about: tables.length === 0 ? 'all' : tables };
};

/** 10 is not on the addition board. */
export const withBoard = (order: WorksheetOrder, board: Board): WorksheetOrder => {
  const tables =
    typeof order.about === 'string'
      ? order.about
      : order.about.filter((table) => tablesOf(board).includes(table));
  return { ...order, board, about: tables.length === 0 ? 'all' : tables };
};
