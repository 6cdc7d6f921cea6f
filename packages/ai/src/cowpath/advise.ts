/** The computer player's advice at any decision of Cowpath. */
import { need } from '@abacow/rules/need';
import { type CowpathPosition, type Move, legalMoves, makeMove, quadSymbol } from '@abacow/rules/cowpath';
import { type AdviceOf, rankedOptions } from '../advice.ts';
import { errorsOf } from '../errors.ts';
import { type Look, turnOfLook, weighedAt } from './look-ahead.ts';

/** The equity is the chance to win minus the chance to lose. Every legal decision is among the options. */
export type Advice = AdviceOf<Move>;

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

/** A mark that ends the game has an exact worth even where others are estimated. */
const isExact = (look: Look, move: Move): boolean =>
  look.exact || (move.kind === 'mark' && weighedAt(look, move.square).after.end !== null);

/** `hurried`: a quiet machine would have looked further. A look that was cut short is hurried, too. */
export const adviceBy = (position: CowpathPosition, look: Look, hurried = false): Advice => {
  const weigh = weighBy(position, look);
  const cut = hurried || look.unseen !== null;
  const { worth, difference } = errorsOf(position, look.unseen !== null);
  const options = rankedOptions(
    legalMoves(position).map((move) => ({
      move,
      equity: weigh(move),
      error: isExact(look, move) ? 0 : worth,
    })),
    makeMove,
  );
  return { ...need(options[0]), options, doubt: look.exact ? 0 : difference, hurried: cut };
};
