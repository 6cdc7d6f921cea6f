/** Exercises stored on this device: own mistakes in full; for shipped exercises, only the progress. */
import { type Exercise, makeExercise, parseExercise } from '@abacow/ai/exercises';
import { isObject, isUnreadable } from '@abacow/rules';
import type { Row, RowStore } from '../../base/storage/row-store.ts';
import { STATES } from '../../base/storage/row-store.ts';
import { type Progress, ROW_VERSION, UNTRIED, isDone, readProgress } from './progress.ts';

/** A decision from one of the player's own games, and what the player chose there. */
export type Own = {
  readonly kind: 'own';
  readonly id: string;
  readonly lastAt: number;
  readonly progress: Progress;
  readonly exercise: Exercise;
  readonly chosen: string;
};
export type Practised = { readonly kind: 'shipped'; readonly id: string; readonly progress: Progress };
/** An own mistake that the player removed. It is stored so that the next analysis does not add it again. */
export type Removed = { readonly kind: 'removed'; readonly id: string };
export type Damaged = { readonly kind: 'damaged'; readonly id: string; readonly reason: string };
export type Stored = Own | Practised | Removed | Damaged;

const damaged = (id: string, reason: string): Damaged => ({ kind: 'damaged', id, reason });

const readOwn = (id: string, row: Readonly<Record<string, unknown>>, progress: Progress): Stored => {
  const exercise = parseExercise(row['exercise']);
  if (isUnreadable(exercise)) return damaged(id, exercise.reason);
  const { chosen, lastAt } = row;
  if (exercise.id !== id) return damaged(id, 'the entry is not what it is called');
  if (typeof chosen !== 'string' || typeof lastAt !== 'number') return damaged(id, 'the choice is missing');
  return { kind: 'own', id, lastAt, progress, exercise, chosen };
};

/** Checks a stored row completely. */
export const readRow = (row: unknown): Stored => {
  if (!isObject(row)) return damaged('', 'the entry is empty');
  const { id, version, kind } = row;
  if (typeof id !== 'string') return damaged('', 'the entry has no name');
  if (typeof version === 'number' && version > ROW_VERSION)
    return damaged(id, 'the entry was written by a newer version of the app');
  if (version !== ROW_VERSION) return damaged(id, 'the entry has no version');
  if (kind === 'removed') return { kind, id };
  const progress = readProgress(row['progress']);
  if (progress === null) return damaged(id, 'how far it is cannot be read');
  if (kind === 'shipped') return { kind, id, progress };
  return kind === 'own' ? readOwn(id, row, progress) : damaged(id, 'the entry is of no known kind');
};

export type StoredList = {
  readonly stored: readonly Exclude<Stored, Damaged>[];
  readonly damaged: readonly Damaged[];
};

export const listStored = async (rowStore: RowStore): Promise<StoredList> => {
  const rows = await Promise.all(STATES.map((state) => rowStore.all(state)));
  const read = rows.flat().map(readRow);
  return {
    stored: read.filter((stored) => stored.kind !== 'damaged'),
    damaged: read.filter((stored) => stored.kind === 'damaged'),
  };
};

type ExerciseRow = Row & { readonly version: number; readonly kind: Exclude<Stored['kind'], 'damaged'> };

const rowOf = (
  id: string,
  kind: ExerciseRow['kind'],
  now: number,
  progress: Progress,
  more: object = {},
) => ({
  id,
  version: ROW_VERSION,
  kind,
  state: isDone(progress) ? ('finished' as const) : ('unfinished' as const),
  lastAt: now,
  progress,
  ...more,
});

export const shippedRow = (id: string, progress: Progress, now: number): Row =>
  rowOf(id, 'shipped', now, progress);

export const ownRow = ({ exercise, chosen, progress, lastAt }: Omit<Own, 'kind' | 'id'>): ExerciseRow =>
  rowOf(exercise.id, 'own', lastAt, progress, { exercise: makeExercise(exercise), chosen });

export type Mistake = { readonly exercise: Exercise; readonly chosen: string };

/** False when there already is a row, in any state. */
export const saveMistake = (
  rowStore: RowStore,
  { exercise, chosen }: Mistake,
  now: number,
): Promise<boolean> =>
  rowStore.change(exercise.id, (row) =>
    row === undefined ? ownRow({ exercise, chosen, progress: UNTRIED, lastAt: now }) : null,
  );

/** Restores a removed mistake, too. */
export const restoreMistake = (
  rowStore: RowStore,
  { exercise, chosen }: Mistake,
  now: number,
): Promise<boolean> =>
  rowStore.change(exercise.id, (row) => {
    const there = row === undefined ? null : readRow(row);
    if (there?.kind === 'own' || there?.kind === 'shipped') return null;
    return ownRow({ exercise, chosen, progress: UNTRIED, lastAt: now });
  });

export const removeMistake = (rowStore: RowStore, id: string, now: number): Promise<boolean> =>
  rowStore.change(id, () => ({ ...rowOf(id, 'removed', now, UNTRIED), state: 'finished' }));
