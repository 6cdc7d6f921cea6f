import { turnOdds } from '@abacow/ai/cowpath/odds';
import type { Position } from '@abacow/rules';
import type { Counsel } from './answer.ts';

const odds = (position: Position): Readonly<Record<string, number>> | string => {
  if (position.game === 'trio') return 'odds are given in Cowpath only';
  if (position.kind === 'over') return 'the game is over: there is nothing left to throw';
  return turnOdds(position) ?? 'all three attempts are used: there is nothing left to throw';
};

export const counsel: Counsel = {
  odds,
  advise: () => 'advice is not available yet',
};
