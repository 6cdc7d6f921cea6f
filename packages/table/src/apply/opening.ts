/** From the start of a table to the first decision. The judge has allowed it. */
import { type Seat, gameOf, startGame } from '@abacow/rules';
import { checkedSetup } from '../choice.ts';
import type { Rolled, SeedRevealed } from '../events.ts';
import { addRoll, beginnerOf, startRollOff } from '../rolloff.ts';
import { type OpeningTable, type PlayingTable, type SeatingTable, awaitedSeeds, perSeat } from '../table.ts';
import { replace } from './changes.ts';

export const begin = (table: OpeningTable, first: Seat, at: number): PlayingTable => {
  const { rollOff, since, ...rest } = table;
  void since;
  const setup = checkedSetup(table.choice, first);
  const game = {
    setup,
    rollOff,
    position: startGame(setup),
    steps: null,
    throws: 0,
    before: null,
    lastDecision: null,
    takenBack: [],
    answer: null,
    tie: null,
    time: { spent: perSeat(table.choice, 0), usedMs: 0, playedMs: 0, since: at },
    isLimitReached: false,
    paused: false,
  };
  return { ...rest, phase: 'playing', game };
};

/** Goes on with the opening once no seed is awaited. */
const continueOpening = (table: OpeningTable, at: number): OpeningTable | PlayingTable => {
  if (awaitedSeeds(table).length > 0) return table;
  if (table.opening.kind === 'chosen') return begin(table, table.opening.seat, at);
  const rollOff = gameOf(table.choice).opening === 'roll-off' ? startRollOff(table.seats.length) : null;
  return { ...table, rollOff, since: at };
};

export const start = ({ kept, ...table }: SeatingTable, at: number): OpeningTable | PlayingTable => {
  void kept;
  return continueOpening({ ...table, phase: 'opening', since: at, rollOff: null }, at);
};

export const revealSeed = (
  table: OpeningTable,
  { seat, seed, at }: SeedRevealed,
): OpeningTable | PlayingTable => {
  const dice = { ...table.dice, seeds: replace(table.dice.seeds, seat, seed) };
  return continueOpening({ ...table, dice }, at);
};

export const roll = (table: OpeningTable, { seat, faces, at }: Rolled): OpeningTable | PlayingTable => {
  if (table.rollOff === null) throw new Error('nobody rolls at this table');
  const rolled = { ...table, since: at, rollOff: addRoll(table.rollOff, { seat, faces }) };
  const beginner = beginnerOf(rolled.rollOff);
  return beginner === null ? rolled : begin(rolled, beginner, at);
};
