/** The computer player's advice at any decision of Cowpath. */
import { need } from '@abacow/rules/need';
import { type CowpathPosition, type Move, legalMoves, quadSymbol } from '@abacow/rules/cowpath';
import { type Look, turnOfLook, weighedAt } from './look-ahead.ts';

export type Option = { readonly move: Move; readonly equity: number };

export type Advice = {
  readonly move: Move;
  /** The chance to win minus the chance to lose. */
  readonly equity: number;
  /** Best first; every legal decision is among them. */
  readonly options: readonly Option[];
};

/** Milliseconds on the caller's clock. */
export type Budget = { readonly ms: number; readonly now: () => number };

/** The worth of every decision, computed from the values of all ways to end the turn. */
const weighBy = (position: CowpathPosition, look: Look): ((move: Move) => number) => {
  const turn = turnOfLook(look);
  const quad = quadSymbol(position.dice) !== 0;
  return (move) => {
    switch (move.kind) {
      case 'throw':
        return position.attempt === 0
          ? turn.value
          : turn.valueOfThrow(position.attempt, position.dice, move.dice);
      case 'mark': {
        const weighed = weighedAt(look, move.square);
        return quad ? weighed.quad : weighed.plain;
      }
      case 'pass':
        return look.nothing;
    }
  };
};

export const adviceBy = (position: CowpathPosition, look: Look): Advice => {
  const weigh = weighBy(position, look);
  const options = legalMoves(position)
    .map((move) => ({ move, equity: weigh(move) }))
    .sort((a, b) => b.equity - a.equity);
  const { move, equity } = need(options[0]);
  return { move, equity, options };
};
