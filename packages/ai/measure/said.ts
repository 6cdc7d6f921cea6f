/** What the computer says of positions in games against itself, and what came of them. */
import { type GameRecord, type Position, type Setup, seatsOf } from '@abacow/rules';
import type { Analyst } from '../src/analysis/index.ts';
import type { Computer, Thinking } from '../src/computer.ts';
import { equityOf } from '../src/trio/index.ts';
import { selfPlay } from '../test/selfplay.ts';

/** Before a turn, all for the seat that is to move. */
export type Said = {
  readonly position: Position;
  readonly equity: number;
  /** How the game ended. */
  readonly came: number;
  /** How it ended, less the luck of all dice still to come: the same on average, with far less chance in it. Without an analyst the same as `came`. */
  readonly fair: number;
};

type Saying = Pick<Said, 'position' | 'equity'> & { readonly seat: number; readonly at: number };

const beginsTurn = (position: Position): boolean =>
  position.kind === 'decision' && (position.game === 'cowpath' ? position.attempt === 0 : !position.placing);

/** By seat and token: the luck of that token and all after it. */
const luckToCome = (analyst: Analyst, record: GameRecord): readonly (readonly number[])[] => {
  const seats = seatsOf(record.setup);
  const walk = analyst(record);
  let turn = walk.next();
  while (turn.done !== true) turn = walk.next();
  const steps = turn.value.turns.flatMap(({ steps }) => steps);
  return Array.from({ length: seats }, (_, seat) => {
    const luck = new Array<number>(steps.length + 1).fill(0);
    for (let at = steps.length - 1; at >= 0; at--) luck[at] = luck[at + 1]! + (steps[at]!.luck?.[seat] ?? 0);
    return luck;
  });
};

export const playAndTell = (
  setup: Setup,
  seed: string,
  {
    computer,
    analyst,
    thinking,
  }: { computer: Pick<Computer, 'advise'>; analyst: Analyst | null; thinking: Thinking },
): readonly Said[] => {
  const seats = seatsOf(setup);
  const said: Saying[] = [];
  let at = 0;
  const record = selfPlay(setup, seed, (position) => {
    const { move, equity } = computer.advise(position, thinking);
    if (position.kind === 'decision' && beginsTurn(position))
      said.push({ position, equity, seat: position.seat, at });
    at++;
    return move;
  });
  const { result } = record;
  if (result === null) throw new Error('a game that does not end');
  const luck = analyst === null ? null : luckToCome(analyst, record);
  return said.map(({ position, equity, seat, at }) => {
    const came = result.kind === 'tie' ? 0 : equityOf(result.seat === seat ? 1 : 0, seats);
    return { position, equity, came, fair: came - (luck?.[seat]![at] ?? 0) };
  });
};
