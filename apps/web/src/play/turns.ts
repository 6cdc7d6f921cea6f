/** The record beside the board: what was thrown and decided, turn by turn. */
import { type Seat, type Setup, isUnreadable, replay } from '@abacow/rules';

export type Turn = {
  /** From 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly tokens: readonly string[];
  /** Trio: the round it belongs to; 1 in Cowpath. */
  readonly round: number;
  /** Where in the game's text the turn begins, from 0. */
  readonly from: number;
};

/** Doubles and bonus turns belong to the turn they came from. */
export const turnsOf = (setup: Setup, tokens: readonly string[]): readonly Turn[] => {
  const positions = replay(setup, tokens);
  if (isUnreadable(positions)) return [];
  const turns: Turn[] = [];
  tokens.forEach((token, index) => {
    const before = positions[index]!;
    const round = before.game === 'trio' ? before.round : 1;
    const last = turns.at(-1);
    if (last?.seat === before.seat && last.round === round)
      turns[turns.length - 1] = { ...last, tokens: [...last.tokens, token] };
    else turns.push({ number: turns.length + 1, seat: before.seat, tokens: [token], round, from: index });
  });
  return turns;
};
