import { markOdds } from '@abacow/ai/cowpath/odds';
import type { Position } from '@abacow/rules';
import { SYMBOLS } from '@abacow/rules/cowpath';
import type { Chances } from './computer.ts';

export const chancesOf = (position: Position): Chances => {
  const odds = position.game === 'cowpath' ? markOdds(position) : null;
  if (odds === null) throw new Error('no throw is left in this turn');
  return {
    symbols: SYMBOLS.map((symbol) => ({ symbol, mark: odds[symbol], quad: odds[`${symbol}4`] })),
    any: odds.any,
  };
};
