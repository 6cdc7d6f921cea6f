/** Texts of a verdict. They count games won out of 100, so that a twelve-year-old understands them. */
import { chanceOf } from '@abacow/ai/analysis';
import type { Exercise, Way } from '@abacow/ai/exercises';
import { analysisErrorsOf, wayOf, withoutIdleThrows } from '@abacow/ai/exercises';
import { type GameRecord, type Seat, seatsOf } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { describeMove } from '../../games/words/move-words.ts';
import { knownChance, knownPoints } from '../../table/analysis/chances.ts';
import type { MistakeOf } from './mistakes.ts';
import type { Entry } from './queue.ts';
import type { Verdict } from './session.svelte.ts';
import { type Day, dueOn, isDone } from '../../device/exercises/progress.ts';
import { t } from '../../table/exercise/texts/index.ts';

/** Whether the answer is as good as the best one, as far as is known. */
const isEqual = ({ position }: Exercise, { cost }: Way): boolean =>
  cost <= analysisErrorsOf(position).difference;

/** Expected wins in 100 games from here, rounded to what is known. A tie counts half. */
export const winsOf = (exercise: Exercise, way: Way): number => {
  const { setup, worth, position } = exercise;
  const seats = seatsOf(setup);
  const errors = analysisErrorsOf(position);
  const best = knownChance(chanceOf(worth, seats), errors.worth, seats);
  if (isEqual(exercise, way)) return best;
  return Math.max(0, best - Math.max(1, knownPoints(way.cost, errors.worth, seats)));
};

const verdictKind = (exercise: Exercise, way: Way, right: boolean): 'best' | 'equal' | 'good' | 'wrong' => {
  if (way === exercise.ways[0]) return 'best';
  if (isEqual(exercise, way)) return 'equal';
  return right ? 'good' : 'wrong';
};

export type VerdictText = { readonly title: string; readonly text: string };

export const describeVerdict = ({ exercise }: Entry, { way, right }: Verdict): VerdictText => {
  const best = need(exercise.ways[0]);
  const values = {
    best: winsOf(exercise, best),
    yours: winsOf(exercise, way),
    move: describeMove(exercise.position, best.move),
  };
  const kind = verdictKind(exercise, way, right);
  const isSure = exercise.worth >= 1 && (kind === 'best' || kind === 'wrong');
  return {
    title: t(`exercises.verdict.${kind}`),
    text: isSure ? t(`exercises.explained.${kind}.sure`, values) : t(`exercises.explained.${kind}`, values),
  };
};

/** Says when the exercise comes back. */
export const describeReturn = ({ progress }: Verdict, today: Day): string => {
  if (isDone(progress)) return t('exercises.back.done');
  const due = dueOn(progress, today);
  return due === null || due <= today ? '' : t('exercises.back', { count: due - today });
};

export type WayText = {
  readonly move: string;
  readonly words: string;
  readonly wins: number;
  readonly tags: readonly ('best' | 'yours' | 'chosen')[];
};

/** Capitalizes the start of a line, but not a square's name. */
const begun = (words: string): string =>
  /^[a-h][1-8]\b/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);

/** Two dice with the same face give two equal moves. They are listed once, with the tags of both. */
const joinAlike = (listed: readonly WayText[], one: WayText): readonly WayText[] => {
  const same = listed.find(({ words }) => words === one.words);
  if (same === undefined) return [...listed, one];
  const tags = [...same.tags, ...one.tags.filter((tag) => !same.tags.includes(tag))];
  return listed.map((each) => (each === same ? { ...same, tags } : each));
};

/** How many moves are listed besides the best one. */
const MAX_OTHER_WAYS = 3;

/** The best move, the next few, the answer, and what the player chose in the original game; best first. */
export const describeWays = ({ exercise, from }: Entry, { way }: Verdict): readonly WayText[] => {
  const [best] = exercise.ways;
  const chosen = from.kind === 'own' ? wayOf(exercise, from.chosen) : null;
  const listed = withoutIdleThrows(exercise.ways.map((one) => ({ ...one, equity: -one.cost, one })));
  const named = new Set([
    ...listed.slice(0, MAX_OTHER_WAYS + 1).map(({ one }) => one),
    way,
    ...(chosen === null ? [] : [chosen]),
  ]);
  const ways = exercise.ways
    .filter((one) => named.has(one))
    .map((one): WayText => ({
      move: one.move,
      words: begun(describeMove(exercise.position, one.move)),
      wins: winsOf(exercise, one),
      tags: [
        ...(one === best ? (['best'] as const) : []),
        ...(one === way ? (['yours'] as const) : []),
        ...(one === chosen ? (['chosen'] as const) : []),
      ],
    }));
  return ways.reduce(joinAlike, []);
};

/** Names whose decisions they are when several people played. */
export const describeAdded = (
  { players }: GameRecord,
  added: readonly MistakeOf[],
  nameOf: (seat: Seat) => string,
): string => {
  const count = added.length;
  const people = players.filter(({ kind }) => kind === 'person').length;
  if (people === 1) return t('exercises.mistakes.added', { count });
  const names = players
    .map((_, seat) => ({ seat, own: added.filter((one) => one.seat === seat).length }))
    .filter(({ own }) => own > 0)
    .map(({ seat, own }) => `${nameOf(seat)} (${own})`);
  return t('exercises.mistakes.added.people', { count, names: names.join(', ') });
};
