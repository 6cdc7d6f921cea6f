/** Plays games to the end, with a player per seat and a dice source. */
import { need } from '@abacow/rules/need';
import type { DiceSource } from '@abacow/dice';
import {
  type AnyFall,
  type AnyMove,
  type Position,
  type Result,
  explainRefusal,
  gameOf,
  isRefusal,
} from '@abacow/rules';

/** A player sees only the position. */
export type Player<P = Position, M = AnyMove> = (position: P) => M;

export type Watch = (before: Position, action: AnyMove | AnyFall, after: Position) => void;

export const playOut = (
  start: Position,
  players: readonly Player[],
  dice: DiceSource,
  watch: Watch = () => undefined,
): Result => {
  const game = gameOf(start);
  let position = start;
  let inTheAir = 0;
  for (;;) {
    if (position.kind === 'over') return position.result;
    const action: AnyMove | AnyFall =
      position.kind === 'throw'
        ? game.fallOf(dice.throwDice(inTheAir, game.dice.faces.length))
        : need(players[position.seat])(position);
    if (position.kind === 'decision') inTheAir = game.diceThrown(action);
    const next = game.step(position, action);
    if (isRefusal(next)) throw new Error(`a player broke the rules: ${explainRefusal(next)}`);
    watch(position, action, next);
    position = next;
  }
};
