/** Loads a game's shipped exercises on first use. */
import { type Shipped, parseShipped } from '@abacow/ai/exercises';
import { type GameName, isUnreadable } from '@abacow/rules';

const LINES: Readonly<Record<GameName, () => Promise<{ readonly default: string }>>> = {
  cowpath: () => import('@abacow/ai/exercises/cowpath.jsonl?raw'),
  trio: () => import('@abacow/ai/exercises/trio.jsonl?raw'),
};

export const loadShipped = async (game: GameName): Promise<readonly Shipped[]> => {
  const set = parseShipped((await LINES[game]()).default);
  if (isUnreadable(set)) throw new Error(set.reason);
  return set;
};
