/** From the start of a table to the first decision. The judge has allowed it. */
import { type Seat, gameOf, startGame } from '@abacow/rules';
import { checkedSetup } from '../choice.ts';
import type { Rolled, SeedRevealed } from '../events.ts';
import { addRoll, beginnerOf, startRollOff } from '../rolloff.ts';
import { type Table, awaitedSeeds } from '../table.ts';
import { replace } from './changes.ts';

export const begin = (table: Table, first: Seat): Table => {
  const setup = checkedSetup(table.choice, first);
  return { ...table, phase: 'playing', setup, position: startGame(setup) };
};

/** Goes on with the opening once no seed is awaited. */
const continueOpening = (table: Table): Table => {
  if (awaitedSeeds(table).length > 0) return table;
  if (table.opening.kind === 'chosen') return begin(table, table.opening.seat);
  const rollOff = gameOf(table.choice).opening === 'roll-off' ? startRollOff(table.seats.length) : null;
  return { ...table, rollOff };
};

export const start = (table: Table): Table => continueOpening({ ...table, phase: 'opening' });

export const revealSeed = (table: Table, { seat, seed }: SeedRevealed): Table =>
  continueOpening({ ...table, seeds: replace(table.seeds, seat, seed) });

export const roll = (table: Table, { seat, faces }: Rolled): Table => {
  const rollOff = addRoll(table.rollOff!, { seat, faces });
  const beginner = beginnerOf(rollOff);
  const rolled = { ...table, rollOff };
  return beginner === null ? rolled : begin(rolled, beginner);
};
