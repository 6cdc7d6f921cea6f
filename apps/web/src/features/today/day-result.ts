/** Derives the result of a game of the day from its record. */
import { type GameRecord, type GameStep, type Seat, isUnreadable, playSteps, startGame } from '@abacow/rules';
import type { DayResult, End } from '../../device/day/tries.ts';

const count = ({ effects }: GameStep, kind: string, seat: Seat): number =>
  effects.filter((effect) => effect.kind === kind && 'seat' in effect && effect.seat === seat).length;

/** A turn that ends in a bonus turn goes on; `turn` reports only the first throw of a turn. */
const marksIn = (steps: readonly GameStep[], first: Seat, seat: Seat): readonly number[] => {
  const turns: number[] = first === seat ? [0] : [];
  for (const step of steps) {
    const marked = count(step, 'marked', seat);
    if (marked > 0) turns.push((turns.pop() ?? 0) + marked);
    if (count(step, 'turn', seat) > 0) turns.push(0);
  }
  return turns;
};

const endOf = (result: NonNullable<GameRecord['result']>, seat: Seat): End => {
  if (result.kind === 'tie') return 'tied';
  return result.seat === seat ? 'won' : 'lost';
};

/** Null while the game is running, and for tokens that cannot be played. */
export const dayResult = (
  { setup, tokens, result }: Pick<GameRecord, 'setup' | 'tokens' | 'result'>,
  seat: Seat,
): DayResult | null => {
  if (result === null) return null;
  const start = startGame(setup);
  const steps = playSteps(start, tokens);
  if (isUnreadable(steps)) return null;
  return { end: endOf(result, seat), marks: marksIn(steps, start.seat, seat) };
};
