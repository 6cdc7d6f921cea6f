/** Answers stored on this device: one row for each player and day. Pure. */
import { type Answer, parseAnswer } from '@abacow/learning';
import { isObject } from '@abacow/rules';
import type { Row } from '../../base/storage/row-store.ts';

const ROW_VERSION = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Answers are read in this order. It is the time of the answer, or one more than the order of the answer before if the
 * clock was set back. So answers of two devices are sorted by time, and those of one device as they were given.
 */
export type Stored = { readonly answer: Answer; readonly order: number };

export type AnswerRow = Row & {
  readonly version: number;
  /** Null for nobody in particular. */
  readonly player: string | null;
  readonly answers: readonly Stored[];
};

const isPlayer = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value !== '');

export const rowId = (player: string | null, at: number): string =>
  `${player ?? ''}/${Math.floor(at / DAY_MS)}`;

export const isRowOf = (player: string, id: string): boolean => id.startsWith(`${player}/`);

const parseStored = (json: unknown): Stored | null => {
  if (!isObject(json) || !Number.isSafeInteger(json['order'])) return null;
  const answer = parseAnswer(json['answer']);
  return answer === null ? null : { answer, order: json['order'] as number };
};

/** Null if the row is damaged; a damaged answer in it is left out. */
export const readAnswerRow = (row: unknown): AnswerRow | null => {
  if (!isObject(row) || row['version'] !== ROW_VERSION) return null;
  const { id, lastAt, player, answers } = row;
  if (typeof id !== 'string' || typeof lastAt !== 'number' || !isPlayer(player)) return null;
  if (!Array.isArray(answers) || !id.startsWith(rowId(player, 0).slice(0, -1))) return null;
  const read = answers.map(parseStored).filter((stored) => stored !== null);
  return { id, version: ROW_VERSION, state: 'finished', lastAt, player, answers: read };
};

/** The answers of a row as they are, with damaged ones and those of a newer version. */
const rawAnswers = (row: unknown): readonly Stored[] =>
  readAnswerRow(row) === null ? [] : (row as AnswerRow).answers;

const isNewer = (row: unknown): boolean =>
  isObject(row) && typeof row['version'] === 'number' && row['version'] > ROW_VERSION;

/** Null if a newer version of the app wrote the row: it stays as it is. */
export const withStored = (row: unknown, player: string | null, stored: Stored): AnswerRow | null => {
  if (isNewer(row)) return null;
  const answers = [...rawAnswers(row), stored];
  const id = rowId(player, stored.answer.at);
  return { id, version: ROW_VERSION, state: 'finished', lastAt: stored.answer.at, player, answers };
};

/** The same row for a player. */
export const givenTo = (row: AnswerRow, player: string): AnswerRow => ({
  ...row,
  id: `${player}/${row.id.slice(row.id.indexOf('/') + 1)}`,
  player,
});

/** The answers of both devices, each once. */
export const mergeAnswers = (here: unknown, other: Row): Row | null => {
  const [own, more] = [readAnswerRow(here), readAnswerRow(other)];
  if (own === null) return isNewer(here) ? null : other;
  const known = new Set(own.answers.map((stored) => JSON.stringify(stored)));
  const added = (more?.answers ?? []).filter((stored) => !known.has(JSON.stringify(stored)));
  if (added.length === 0) return null;
  return {
    ...own,
    lastAt: Math.max(own.lastAt, other.lastAt),
    answers: [...rawAnswers(here), ...added],
  } as Row;
};

/** In their order; answers of two windows at the same moment always in the same one. */
export const sorted = (answers: readonly Stored[]): readonly Stored[] =>
  answers
    .map((stored) => ({ stored, text: JSON.stringify(stored) }))
    .sort((a, b) => a.stored.order - b.stored.order || (a.text < b.text ? -1 : 1))
    .map(({ stored }) => stored);
