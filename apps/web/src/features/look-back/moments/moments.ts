/** The moments of a game that are worth seeing again: costly choices first, then strong ones, then the dice. */
import type { Step } from '@abacow/ai/analysis';
import type { Seat } from '@abacow/rules';

export const MOMENTS = ['costly', 'strong', 'lucky', 'unlucky'] as const;
export type MomentKind = (typeof MOMENTS)[number];

export type Moment = {
  readonly kind: MomentKind;
  readonly step: Step;
  /** The best choice, for `costly`. */
  readonly better: string | null;
};

export const MAX_MOMENTS = 3;
/** A choice that gained less than this over the next best one is not worth seeing again. */
const MIN_LEAD = 0.08;
const MIN_LUCK = 0.15;
/** People learn more from their own choices than from a computer's. */
const COMPUTER_WEIGHT = 0.5;

type Rated = { readonly moment: Moment; readonly weight: number };

/** How much better the best choice was than the second best one. */
const leadOf = ({ decision: { options } }: Step): number => {
  const [best, second] = options;
  return best === undefined || second === undefined ? 0 : best.equity - second.equity;
};

const costly = (step: Step): readonly Rated[] => {
  const { mark, cost, options } = step.decision;
  const best = options[0]?.move;
  if (mark === null || best === undefined) return [];
  return [{ moment: { kind: 'costly', step, better: best }, weight: cost }];
};

const strong = (step: Step): readonly Rated[] => {
  const { chosen, options } = step.decision;
  const lead = leadOf(step);
  if (options[0]?.move !== chosen || lead < MIN_LEAD) return [];
  return [{ moment: { kind: 'strong', step, better: null }, weight: lead }];
};

const thrown = (step: Step): readonly Rated[] => {
  const luck = step.luck?.[step.seat] ?? 0;
  if (Math.abs(luck) < MIN_LUCK) return [];
  return [{ moment: { kind: luck > 0 ? 'lucky' : 'unlucky', step, better: null }, weight: Math.abs(luck) }];
};

/** In the order of the game. A step appears once at most. */
export const keyMoments = (
  steps: readonly Step[],
  isPerson: (seat: Seat, step: number) => boolean,
  most = MAX_MOMENTS,
): readonly Moment[] => {
  const byWeight = (rate: (step: Step) => readonly Rated[], weighsPeople: boolean): readonly Moment[] => {
    const weightOf = ({ moment: { step }, weight }: Rated): number =>
      weighsPeople && !isPerson(step.seat, step.at) ? weight * COMPUTER_WEIGHT : weight;
    return steps
      .flatMap(rate)
      .sort((a, b) => weightOf(b) - weightOf(a))
      .map(({ moment }) => moment);
  };
  const ranked = [...byWeight(costly, true), ...byWeight(strong, true), ...byWeight(thrown, false)];
  const chosen = ranked.filter(
    ({ step }, index) => ranked.findIndex((other) => other.step === step) === index,
  );
  return chosen.slice(0, most).sort((a, b) => a.step.at - b.step.at);
};
