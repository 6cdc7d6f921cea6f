/** What a player wants to practise, as it is remembered. Pure. */
import { isObject } from '@abacow/rules';
import { BOARDS, type Board } from '@abacow/rules/trio';
import { tablesInOrder } from '../order.ts';
import { REACHES, type Reach } from '../facts.ts';
import { FORMS, type Form } from '../questions.ts';

/** `path`: one table after the other, in a good order. A list: the player's own choice, never empty. */
export type TableWish = 'path' | 'all' | readonly number[];

export type Wish = {
  readonly board: Board;
  readonly tables: TableWish;
  readonly forms: readonly Form[];
  /** How far the times tables go. */
  readonly upTo: Reach;
};

export type Wishes = {
  /** Whether the time is visible. */
  readonly timer: boolean;
  /** By the id of a player; `''` is nobody in particular. */
  readonly of: Readonly<Record<string, Wish>>;
};

export const FIRST_WISH: Wish = { board: 'multiplication', tables: 'path', forms: ['result'], upTo: 10 };

/** The fields of a value; none if it is not an object. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

const tablesFrom = (value: unknown, board: Board, upTo: Reach): TableWish => {
  if (value === 'all') return 'all';
  const chosen = Array.isArray(value)
    ? tablesInOrder(board, upTo).filter((table) => value.includes(table))
    : [];
  return chosen.length > 0 ? chosen : 'path';
};

const wishFrom = (value: unknown): Wish => {
  const { board: wished, forms: named, tables, upTo: most } = fieldsOf(value);
  const board = BOARDS.find((known) => known === wished) ?? FIRST_WISH.board;
  const upTo = REACHES.find((known) => known === most) ?? FIRST_WISH.upTo;
  const forms = Array.isArray(named) ? FORMS.filter((form) => named.includes(form)) : [];
  return {
    board,
    tables: tablesFrom(tables, board, upTo),
    forms: forms.length > 0 ? forms : FIRST_WISH.forms,
    upTo,
  };
};

/** Damaged values are replaced by the first ones. */
export const wishesFrom = (json: unknown): Wishes => {
  const { timer, of } = fieldsOf(json);
  return {
    timer: timer === true,
    of: Object.fromEntries(Object.entries(fieldsOf(of)).map(([player, wish]) => [player, wishFrom(wish)])),
  };
};

export const wishOf = (wishes: Wishes, player: string | null): Wish => wishes.of[player ?? ''] ?? FIRST_WISH;

export const withWish = (wishes: Wishes, player: string | null, wish: Wish): Wishes => ({
  ...wishes,
  of: { ...wishes.of, [player ?? '']: wish },
});

export const withoutWish = ({ of, ...wishes }: Wishes, player: string): Wishes => ({
  ...wishes,
  of: Object.fromEntries(Object.entries(of).filter(([id]) => id !== player)),
});

/** At least one form stays chosen. */
export const withForm = (wish: Wish, form: Form, on: boolean): Wish => {
  const forms = FORMS.filter((known) => (known === form ? on : wish.forms.includes(known)));
  return forms.length === 0 ? wish : { ...wish, forms };
};

/** At least one table stays chosen. */
export const withTable = (wish: Wish, table: number, on: boolean): Wish => {
  const before = typeof wish.tables === 'string' ? [] : wish.tables;
  const tables = tablesInOrder(wish.board, wish.upTo).filter((known) =>
    known === table ? on : before.includes(known),
  );
  return tables.length === 0 ? wish : { ...wish, tables };
};

/** A player's tables of one board are not those of the other: 10 is not on the addition board. */
export const withBoard = (wish: Wish, board: Board): Wish => ({
  ...wish,
  board,
  tables: tablesFrom(wish.tables, board, wish.upTo),
});

/** Tables that are too far are no longer chosen. */
export const withReach = (wish: Wish, upTo: Reach): Wish => ({
  ...wish,
  upTo,
  tables: tablesFrom(wish.tables, wish.board, upTo),
});
