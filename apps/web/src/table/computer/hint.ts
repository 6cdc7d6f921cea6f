import { equallyGood, withoutIdleThrows } from '@abacow/ai/advice';
import type { Advice } from '@abacow/ai';

/** The computer's advice, and how much it matters. */
export type Hint = Advice & {
  /** Moves that are as good, as far as is known. */
  readonly equals: readonly string[];
  /** Equity of the best option minus that of the best one that is worse; 0 if none is. */
  readonly margin: number;
};

export const hintOf = (advice: Advice): Hint => {
  const good = equallyGood(advice);
  const worse = withoutIdleThrows(advice.options).find((option) => !good.includes(option));
  return {
    ...advice,
    equals: good.slice(1).map(({ move }) => move),
    margin: worse === undefined ? 0 : advice.equity - worse.equity,
  };
};
