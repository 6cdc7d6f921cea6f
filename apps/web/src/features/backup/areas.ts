/**
 * Everything that the app stores on a device. A new database is one more line in `ROW_AREAS`. A new localStorage key needs
 * nothing; if its values of two devices can be put together, it is one more line in `TEXT_MERGES`.
 */
import { readRow as readExercise } from '../../device/exercises/stored.ts';
import { exerciseRowStore } from '../../device/exercises/row-store.ts';
import { answerRowStore } from '../../device/facts/row-store.ts';
import { mergeAnswers, readAnswerRow } from '../../device/facts/rows.ts';
import { historyRowStore, readHistoryRow } from '../../device/finished/store.ts';
import { LESSONS_KEY } from '../../table/lesson/storage.ts';
import { mergeLessonProgress } from '../../table/lesson/progress.ts';
import { browserServices } from '../../table/services/browser.ts';
import { PLAYERS_KEY } from '../../device/players/device.svelte.ts';
import { mergePlayers } from '../../device/players/players.ts';
import { readRow as readGame } from '../../device/games/games.ts';
import type { Row, RowStore } from '../../base/storage/row-store.ts';
import { TODAY_KEY, mergeTries } from '../../device/day/tries.ts';
import { mergeExercise, mergeGame, mergeSummary } from './merge.ts';

export type RowArea = {
  /** As in the file: it never changes. */
  readonly name: string;
  open(): Promise<RowStore>;
  /** Checks a row completely. */
  isReadable(row: unknown): boolean;
  /**
   * The row to write for a row of the file, or null if the row that is here stays. `here` is undefined if there is
   * none. A row with another id is written beside the one that is here.
   */
  merge(here: unknown, other: Row): Row | null;
};

export const ROW_AREAS: readonly RowArea[] = [
  {
    name: 'games',
    open: () => browserServices().rowStore(),
    isReadable: (row) => readGame(row).kind !== 'damaged',
    merge: mergeGame,
  },
  {
    name: 'exercises',
    open: exerciseRowStore,
    isReadable: (row) => readExercise(row).kind !== 'damaged',
    merge: mergeExercise,
  },
  {
    name: 'history',
    open: historyRowStore,
    isReadable: (row) => readHistoryRow(row) !== null,
    merge: mergeSummary,
  },
  {
    name: 'answers',
    open: answerRowStore,
    isReadable: (row) => readAnswerRow(row) !== null,
    merge: mergeAnswers,
  },
];

/** All localStorage keys of the app begin like this. */
export const PREFIX = 'abacow';

/**
 * They belong to this browser's guest of the online service and are not exported: one has the seeds of running games, and
 * without the guest's cookie, which no script can read, none of them is of use.
 */
export const NOT_EXPORTED: readonly string[] = ['abacow.guest', 'abacow dice seen', 'abacow muted'];

export type MergeTexts = (here: string | null, other: string) => string;

/** For all other keys, what is here stays. */
export const TEXT_MERGES: Readonly<Record<string, MergeTexts>> = {
  [PLAYERS_KEY]: mergePlayers,
  [LESSONS_KEY]: mergeLessonProgress,
  [TODAY_KEY]: mergeTries,
};
