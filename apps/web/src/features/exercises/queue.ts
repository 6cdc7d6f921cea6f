/** Which exercise is next, and how many there are of each kind. */
import type { Exercise, Grade, Shipped } from '@abacow/ai/exercises';
import type { GameName } from '@abacow/rules';
import type { StoredList } from '../../device/exercises/stored.ts';
import { type Day, type Progress, UNTRIED, dueOn, isDone, isDue } from '../../device/exercises/progress.ts';

export type Entry = {
  readonly exercise: Exercise;
  readonly progress: Progress;
  /** From an own game: what the player chose there. From the shipped set: how hard it is. */
  readonly from:
    { readonly kind: 'own'; readonly chosen: string } | { readonly kind: 'shipped'; readonly grade: Grade };
};

/** Own exercises first, newest first, then the shipped ones in their order. */
export const entriesOf = (
  game: GameName,
  shipped: readonly Shipped[],
  stored: StoredList['stored'],
): readonly Entry[] => {
  const own = stored
    .filter((one) => one.kind === 'own')
    .filter(({ exercise }) => exercise.setup.game === game)
    .sort((a, b) => b.lastAt - a.lastAt);
  const known = new Map(stored.flatMap((one) => (one.kind === 'shipped' ? [[one.id, one.progress]] : [])));
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

/** A shipped exercise that was never tried. It has no due date. */
const isFresh = ({ progress, from }: Entry): boolean => progress.last === null && from.kind === 'shipped';

/** Own mistakes first, then shipped exercises that are due today, then new ones from easy to hard. */
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
  /** Due today: own exercises, and shipped ones that were tried before. */
  readonly own: number;
  readonly back: number;
  /** Shipped and not tried yet. */
  readonly fresh: number;
  /** Due on a later day. */
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

/** Days until the next exercise is due; null when none is. */
export const nextIn = (entries: readonly Entry[], today: Day): number | null => {
  const days = entries
    .map(({ progress }) => dueOn(progress, today))
    .flatMap((day) => (day !== null && day > today ? [day - today] : []));
  return days.length === 0 ? null : Math.min(...days);
};
