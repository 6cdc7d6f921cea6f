/** One thing to try after a lost game of Trio. */
import type { TrioEffect } from '@abacow/rules/trio';
import type { Step } from '@abacow/table';

export const TIPS = ['keep', 'low', 'gap', 'look-back'] as const;
export type TrioTip = (typeof TIPS)[number];

/** With fewer throws than these, a share says nothing. */
const MIN_THROWS = 6;

const tipFrom = (effects: readonly TrioEffect[], seat: number): TrioTip => {
  const throws = effects.filter((effect) => effect.kind === 'landed' && effect.seat === seat);
  const kept = throws.filter((effect) => effect.kind === 'landed' && effect.kept !== 0);
  const rounds = effects.filter((effect) => effect.kind === 'round-won');
  const lost = rounds.filter((effect) => effect.seat !== seat);
  const costly = lost.filter(({ scores }) => (scores[seat]?.change ?? 0) < 0);
  if (throws.length >= MIN_THROWS && kept.length * 4 < throws.length) return 'keep';
  if (costly.length >= 2) return 'low';
  return lost.length > 0 ? 'gap' : 'look-back';
};

/** From what happened in the game; `seat` lost it. */
export const trioTip = (steps: readonly Pick<Step, 'effects'>[], seat: number): TrioTip =>
  tipFrom(steps.flatMap(({ effects }) => effects) as readonly TrioEffect[], seat);
