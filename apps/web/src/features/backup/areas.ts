/**
 * Everything that the app stores on a device. A new kind of row is one more line in `ROW_AREAS`. A new localStorage key needs
 * nothing; if its values of two devices can be put together, it is one more line in `TEXT_MERGES`.
 */
import { readRow as readExercise } from '../../device/exercises/stored.ts';
import { mergeAnswers, readAnswerRow } from '../../device/facts/rows.ts';
import { readHistoryRow } from '../../device/finished/store.ts';
import { lessonProgress, mergeLessonProgress } from '../../table/lesson/progress.ts';
import { playersNote } from '../../device/players/device.svelte.ts';
import { mergePlayers } from '../../device/players/players.ts';
import { readRow as readGame } from '../../device/games/games.ts';
import type { Note } from '../../base/storage/notes.ts';
import type { Kind, Row } from '../../base/storage/row-store.ts';
import { mergeTries, storedTries } from '../../device/day/tries.ts';
import { mergeExercise, mergeGame, mergeSummary } from './merge.ts';

export type RowArea = {
  readonly kind: Kind;
  /** Checks a row completely. */
  isReadable(row: unknown): boolean;
  /**
   * The row to write for a row of the file, or null if the row that is here stays. `here` is undefined if there is
   * none. A row with another id is written beside the one that is here.
   */
  merge(here: unknown, other: Row): Row | null;
};

export const ROW_AREAS: readonly RowArea[] = [
  { kind: 'games', isReadable: (row) => readGame(row).kind !== 'damaged', merge: mergeGame },
  { kind: 'exercises', isReadable: (row) => readExercise(row).kind !== 'damaged', merge: mergeExercise },
  { kind: 'history', isReadable: (row) => readHistoryRow(row) !== null, merge: mergeSummary },
  { kind: 'answers', isReadable: (row) => readAnswerRow(row) !== null, merge: mergeAnswers },
];

/** All localStorage keys of the app begin like this. */
export const PREFIX = 'abacow';

/**
 * They belong to this browser's guest of the online service and are not exported: one has the seeds of running games, and
 * without the guest's cookie, which no script can read, none of them is of use.
 */
export const NOT_EXPORTED: readonly string[] = ['abacow.guest', 'abacow dice seen', 'abacow muted'];

export type MergeTexts = (here: string | null, other: string) => string;

const mergeWith = <T>(
  note: Note<T>,
  merge: (here: T, other: T) => T,
): Readonly<Record<string, MergeTexts>> => ({
  [note.key]: (here, other) => JSON.stringify(merge(note.parse(here), note.parse(other))),
});

/** For all other keys, what is here stays. */
export const TEXT_MERGES: Readonly<Record<string, MergeTexts>> = {
  ...mergeWith(playersNote(), mergePlayers),
  ...mergeWith(lessonProgress, mergeLessonProgress),
  ...mergeWith(storedTries, mergeTries),
};
