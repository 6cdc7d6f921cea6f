/** Events from the start of a table to the first decision. */
import { checkReveal, parseHex } from '@abacow/dice';
import { type Seat, gameOf, startGame } from '@abacow/rules';
import { checkedSetup } from '../choice.ts';
import type { Rolled, SeedRevealed, Tossed } from '../events.ts';
import { addRoll, beginnerOf, nextRoller, startRollOff } from '../rolloff.ts';
import { type Table, awaitedSeeds } from '../table.ts';
import { type Applied, no, replace } from './applied.ts';

const begin = (table: Table, first: Seat): Table => {
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

export const start = (table: Table): Applied => {
  if (table.phase !== 'seating') return no('the game had begun already');
  if (table.kept.length > 0 || table.seats.some(({ kind }) => kind === 'open')) return no('a seat is open');
  return continueOpening({ ...table, phase: 'opening' });
};

export const revealSeed = (table: Table, { seat, seed }: SeedRevealed): Applied => {
  const bytes = parseHex(seed);
  if (!awaitedSeeds(table).includes(seat)) return no(`no seed was awaited from seat ${seat}`);
  return bytes !== undefined && checkReveal(table.seedCommitments[seat]!, bytes)
    ? continueOpening({ ...table, seeds: replace(table.seeds, seat, seed) })
    : no('the seed is not the one committed to');
};

export const toss = (table: Table, { seat }: Tossed): Applied =>
  table.phase === 'opening' && table.rollOff === null && awaitedSeeds(table).length === 0
    ? begin(table, seat)
    : no('no coin was to be tossed');

export const roll = (table: Table, { seat, faces }: Rolled): Applied => {
  if (table.phase !== 'opening' || table.rollOff === null || nextRoller(table.rollOff) !== seat)
    return no(`seat ${seat} was not to roll`);
  if (faces.length !== gameOf(table.choice).dice.count) return no('another number of dice was thrown');
  const rollOff = addRoll(table.rollOff, { seat, faces });
  const beginner = beginnerOf(rollOff);
  const rolled = { ...table, rollOff };
  return beginner === null ? rolled : begin(rolled, beginner);
};
