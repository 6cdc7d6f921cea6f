/** Games played to the end: seats decide, a source of dice throws. */
import type { DiceSource } from '@abacow/dice';
import { type Refusal, type Waiting, explainRefusal, isRefusal } from '@abacow/rules';
import * as cowpathRules from '@abacow/rules/cowpath';
import * as trioRules from '@abacow/rules/trio';

/** Sees the position and nothing else. */
export type Player<P, M> = (position: P) => M;

export type Playable<P extends Waiting, M, F> = {
  readonly game: { readonly step: (position: P, action: M | F) => P | Refusal };
  fall(position: P, dice: DiceSource): F;
  /** Whether the turn is over, bonus turns and doubles belonging to it. */
  endsTurn(before: P, after: P): boolean;
};

type Seated = { readonly kind: string; readonly seat: number };

const movesOn = (before: Seated, after: Seated): boolean =>
  after.kind === 'over' || after.seat !== before.seat;

export const COWPATH: Playable<cowpathRules.CowpathPosition, cowpathRules.Move, cowpathRules.Fall> = {
  game: cowpathRules.cowpath,
  fall: (position, dice) =>
    cowpathRules.fallOf(dice.throwDice(cowpathRules.diceIn(position.thrown), cowpathRules.SYMBOLS.length)),
  endsTurn: movesOn,
};

export const TRIO: Playable<trioRules.TrioPosition, trioRules.Move, trioRules.Fall> = {
  game: trioRules.trio,
  fall: (position, dice) =>
    trioRules.fallOf(dice.throwDice(trioRules.diceIn(position.thrown), trioRules.FACES)),
  endsTurn: (before, after) => movesOn(before, after) || after.round !== before.round,
};

export type Watch<P, A> = (before: P, action: A, after: P) => void;

export const stepSurely = <P extends Waiting, M, F>(
  playable: Playable<P, M, F>,
  position: P,
  action: M | F,
): P => {
  const next = playable.game.step(position, action);
  if (isRefusal(next)) throw new Error(`a player broke the rules: ${explainRefusal(next)}`);
  return next;
};

export const playOut = <P extends Waiting, M, F>(
  playable: Playable<P, M, F>,
  start: P,
  players: readonly Player<P, M>[],
  dice: DiceSource,
  watch: Watch<P, M | F>,
): P => {
  let position = start;
  for (;;) {
    const waiting: Waiting = position;
    if (waiting.kind === 'over') return position;
    const action =
      waiting.kind === 'throw' ? playable.fall(position, dice) : players[waiting.seat]!(position);
    const next = stepSurely(playable, position, action);
    watch(position, action, next);
    position = next;
  }
};
