/** Which exercise is next, and how many there are of what. */
import type { Exercise, Grade, Shipped } from '@abacow/ai/exercises';
import type { GameName } from '@abacow/rules';
import type { KeptList } from './kept.ts';
import { type Day, type Progress, UNTRIED, dueOn, isDone, isDue } from './spacing.ts';

export type Entry = {
  readonly exercise: Exercise;
  readonly progress: Progress;
  /** Of an own game: what was chosen there. Of the shipped set: how hard it is. */
  readonly from:
    { readonly kind: 'own'; readonly chosen: string } | { readonly kind: 'shipped'; readonly grade: Grade };
};

/** Own ones first, the newest before the older, then the shipped ones in their order. */
export const entriesOf = (
  game: GameName,
  shipped: readonly Shipped[],
  kept: KeptList['kept'],
): readonly Entry[] => {
  const own = kept
    .filter((one) => one.kind === 'own')
    .filter(({ exercise }) => exercise.setup.game === game)
    .sort((a, b) => b.lastAt - a.lastAt);
  const known = new Map(kept.flatMap((one) => (one.kind === 'shipped' ? [[one.id, one.progress]] : [])));
  return [
    ...own.map(({ exercise, progress, chosen }): Entry => ({
      exercise,
      progress,
      from: { kind: 'own', chosen },
    })),
    ...shipped.map((exercise): Entry => ({
      exercise,
      progress: known.get(exercise.id) ?? UNTRIED,
      from: { kind: 'shipped', grade: exercise.grade },
    })),
  ];
};

/** What waits anyway until it is wanted: a shipped one that was never tried. */
const isFresh = ({ progress, from }: Entry): boolean => progress.last === null && from.kind === 'shipped';

/** Own mistakes, then what comes back today, then new ones, the easy ones first. */
export const queueOf = (entries: readonly Entry[], today: Day): readonly Entry[] => {
  const due = entries.filter(({ progress }) => isDue(progress, today));
  const back = due.filter((entry) => !isFresh(entry));
  return [
    ...back.filter(({ from }) => from.kind === 'own'),
    ...back.filter(({ from }) => from.kind === 'shipped'),
    ...due.filter(isFresh),
  ];
};

export type Counts = {
  /** Due today: own ones, and of the shipped set what was tried before. */
  readonly own: number;
  readonly back: number;
  /** Of the shipped set, not tried yet. */
  readonly fresh: number;
  /** Comes back on a later day. */
  readonly later: number;
  readonly done: number;
  readonly all: number;
};

export const countsOf = (entries: readonly Entry[], today: Day): Counts => {
  const due = queueOf(entries, today);
  const done = entries.filter(({ progress }) => isDone(progress)).length;
  return {
    own: due.filter(({ from }) => from.kind === 'own').length,
    back: due.filter((entry) => entry.from.kind === 'shipped' && !isFresh(entry)).length,
    fresh: due.filter(isFresh).length,
    later: entries.length - due.length - done,
    done,
    all: entries.length,
  };
};

/** In how many days the next one comes back; null when none does. */
export const nextIn = (entries: readonly Entry[], today: Day): number | null => {
  const days = entries
    .map(({ progress }) => dueOn(progress, today))
    .filter((day) => day !== null && day > today)
    .map((day) => day! - today);
  return days.length === 0 ? null : Math.min(...days);
};
