/** Plays a decision: the rules check it, then its dice are thrown. */
import type { DiceSource } from '@abacow/dice';
import { type Played, type Position, gameOf, isRefusal } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { type TableRefusal, refuseCommand } from './refusals.ts';

export type PlayedMove = Played & { readonly token: string };

/** Dice are thrown only if the throw is legal. */
export const playMove = (before: Position, text: string, dice: DiceSource): PlayedMove | TableRefusal => {
  const game = gameOf(before);
  const move = game.parseMove(text);
  if (move === null) return refuseCommand('move/unreadable', text);
  const decided = game.step(before, move);
  if (isRefusal(decided)) return decided;
  const effects = game.effects(before, move, decided);
  const count = game.diceThrown(move);
  if (count === 0) return { token: text, position: decided, effects };
  const fall = game.fallOf(dice.throwDice(count, game.dice.faces.length));
  const position = game.play(decided, fall);
  return {
    token: need(game.makeTokens([move, fall])[0]),
    position,
    effects: [...effects, ...game.effects(decided, fall, position)],
  };
};
