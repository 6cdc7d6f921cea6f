/** The chances of a turn, as text for people and as numbers for the referee. */
import { markOdds, turnOdds } from '@abacow/ai/cowpath/odds';
import { type CowpathPosition, SYMBOLS } from '@abacow/rules/cowpath';
import { makeColumns, makePercent } from '../../columns.ts';

export const cowpathChances = (position: CowpathPosition): string => {
  const odds = markOdds(position);
  if (odds === null) return 'All three attempts are used: nothing is left to chance.';
  const rows = SYMBOLS.map((symbol) => [
    symbol === 'c' ? 'cow' : symbol,
    makePercent(odds[symbol]),
    makePercent(odds[`${symbol}4`]),
  ]);
  const table = makeColumns([['', 'to mark', 'quad'], ...rows, ['any', makePercent(odds.any), '']]);
  return `Chances with the attempts left, throwing for that alone:\n${table}`;
};

/** For the referee: the odds, or why there are none. */
export const cowpathOdds = (position: CowpathPosition): Readonly<Record<string, number>> | string => {
  if (position.kind === 'over') return 'the game is over: there is nothing left to throw';
  return turnOdds(position) ?? 'all three attempts are used: there is nothing left to throw';
};
