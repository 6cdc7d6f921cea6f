import type { Advice, Option } from './computer.ts';

/** The computer's advice, and how much it matters. */
export type Hint = Advice & {
  /** Equity of the best option minus that of the second best. */
  readonly margin: number;
  /** Equity of the best option minus that of the worst. */
  readonly swing: number;
};

const equityAt = (options: readonly Option[], index: number, otherwise: number): number =>
  options.at(index)?.equity ?? otherwise;

export const hintOf = (advice: Advice): Hint => ({
  ...advice,
  margin: advice.equity - equityAt(advice.options, 1, advice.equity),
  swing: advice.equity - equityAt(advice.options, -1, advice.equity),
});
