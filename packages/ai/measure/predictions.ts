/** The computer's predictions in games against itself, and how those games ended. */
import { need } from '@abacow/rules/need';
import { type GameRecord, type Position, type Setup, seatsOf } from '@abacow/rules';
import type { Analyst } from '../src/analysis/index.ts';
import type { Computer } from '../src/computer.ts';
import type { Thinking } from '../src/levels.ts';
import { equityOf } from '../src/trio/advise.ts';
import { selfPlay } from '../test/self-play.ts';

/** Made before a turn; all numbers are for the seat that moves. */
export type Prediction = {
  readonly position: Position;
  readonly equity: number;
  /** How the game ended, as equity. */
  readonly actual: number;
  /** `actual` minus the luck of all later dice: the same on average but much less random. Without an analyst, `actual`. */
  readonly fair: number;
};

type PendingPrediction = Pick<Prediction, 'position' | 'equity'> & {
  readonly seat: number;
  readonly at: number;
};

const beginsTurn = (position: Position): boolean =>
  position.kind === 'decision' && (position.game === 'cowpath' ? position.attempt === 0 : !position.placing);

/** By seat and token: the luck of that token and of all later ones. */
const luckToCome = (analyst: Analyst, record: GameRecord): readonly (readonly number[])[] => {
  const seats = seatsOf(record.setup);
  const walk = analyst(record);
  let turn = walk.next();
  while (turn.done !== true) turn = walk.next();
  const steps = turn.value.turns.flatMap(({ steps }) => steps);
  return Array.from({ length: seats }, (_, seat) => {
    const luck = new Array<number>(steps.length + 1).fill(0);
    for (let at = steps.length - 1; at >= 0; at--)
      luck[at] = need(luck[at + 1]) + (need(steps[at]).luck?.[seat] ?? 0);
    return luck;
  });
};

export const playAndPredict = (
  setup: Setup,
  seed: string,
  {
    computer,
    analyst,
    thinking,
  }: { computer: Pick<Computer, 'advise'>; analyst: Analyst | null; thinking: Thinking },
): readonly Prediction[] => {
  const seats = seatsOf(setup);
  const pending: PendingPrediction[] = [];
  let at = 0;
  const record = selfPlay(setup, seed, (position) => {
    const { move, equity } = computer.advise(position, thinking);
    if (position.kind === 'decision' && beginsTurn(position))
      pending.push({ position, equity, seat: position.seat, at });
    at++;
    return move;
  });
  const { result } = record;
  if (result === null) throw new Error('a game that does not end');
  const luck = analyst === null ? null : luckToCome(analyst, record);
  return pending.map(({ position, equity, seat, at }) => {
    const actual = result.kind === 'tie' ? 0 : equityOf(result.seat === seat ? 1 : 0, seats);
    return { position, equity, actual, fair: actual - (need(luck?.[seat])[at] ?? 0) };
  });
};
