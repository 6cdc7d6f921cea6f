/** The moments of a game that are worth seeing again: the best move of each player, one thing to try, then the dice. */
import { type Step, isBetter, withoutIdleThrows } from '@abacow/ai/analysis';
import type { Seat } from '@abacow/rules';

export const MOMENTS = ['strong', 'costly', 'lucky', 'unlucky'] as const;
export type MomentKind = (typeof MOMENTS)[number];

export type Moment = {
  readonly kind: MomentKind;
  readonly step: Step;
  /** What was better than a `costly` move, or the best of what a `strong` move is better than. */
  readonly other: string | null;
};

/** Dice fill the film up to this many moments. */
export const MIN_MOMENTS = 3;
const MIN_LUCK = 0.15;

type Rated = { readonly moment: Moment; readonly weight: number };

/** One thing to try: the best choice, where something else was played that is known to be worse. */
const costly = (step: Step): readonly Rated[] => {
  const { mark, cost, options } = step.decision;
  const best = options[0]?.move;
  if (mark === null || best === undefined) return [];
  return [{ moment: { kind: 'costly', step, other: best }, weight: cost }];
};

/** Nothing is known to be better than what was chosen, and something is known to be worse; the more, the better a move. */
const strong = (step: Step): readonly Rated[] => {
  const { chosen, options, doubt } = step.decision;
  const weighed = withoutIdleThrows(options);
  const [best, played] = [weighed[0], weighed.find(({ move }) => move === chosen)];
  if (best === undefined || played === undefined || isBetter(best, played, doubt)) return [];
  const worse = weighed.find((option) => isBetter(played, option, doubt));
  if (worse === undefined) return [];
  return [{ moment: { kind: 'strong', step, other: worse.move }, weight: played.equity - worse.equity }];
};

const thrown = (step: Step): readonly Rated[] => {
  const luck = step.luck?.[step.seat] ?? 0;
  if (Math.abs(luck) < MIN_LUCK) return [];
  return [{ moment: { kind: luck > 0 ? 'lucky' : 'unlucky', step, other: null }, weight: Math.abs(luck) }];
};

const heaviest = (steps: readonly Step[], rate: (step: Step) => readonly Rated[]): readonly Moment[] =>
  steps
    .flatMap(rate)
    .sort((a, b) => b.weight - a.weight)
    .map(({ moment }) => moment);

/**
 * Praise first: the best move of every person, then one thing to try for each, then throws. In a game without people the
 * computers' moves are shown. A step appears once at most.
 */
export const keyMoments = (
  steps: readonly Step[],
  isPerson: (seat: Seat, step: number) => boolean,
): readonly Moment[] => {
  const people = steps.filter(({ seat, at }) => isPerson(seat, at));
  const shown = people.length > 0 ? people : steps;
  const seats = [...new Set(shown.map(({ seat }) => seat))].sort();
  const ofEach = (rate: (step: Step) => readonly Rated[]): readonly Moment[] =>
    seats.flatMap((seat) =>
      heaviest(
        shown.filter((step) => step.seat === seat),
        rate,
      ).slice(0, 1),
    );
  const moves = [...ofEach(strong), ...ofEach(costly)];
  const dice = heaviest(steps, thrown).filter(({ step }) => moves.every((moment) => moment.step !== step));
  return [...moves, ...dice.slice(0, Math.max(0, MIN_MOMENTS - moves.length))];
};
