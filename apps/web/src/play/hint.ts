import type { Advice, Option } from './computer.ts';

/** What the computer would do, and how much it matters. */
export type Hint = Advice & {
  /** What the best option expects more than the next best one. */
  readonly margin: number;
  /** What the best option expects more than the worst. */
  readonly swing: number;
};

const equityAt = (options: readonly Option[], index: number, otherwise: number): number =>
  options.at(index)?.equity ?? otherwise;

export const hintOf = (advice: Advice): Hint => ({
  ...advice,
  margin: advice.equity - equityAt(advice.options, 1, advice.equity),
  swing: advice.equity - equityAt(advice.options, -1, advice.equity),
});
