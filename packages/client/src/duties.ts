/** What a program that plays does without being asked. */
import { commitment, parseHex } from '@abacow/dice';
import type { ClientCommand } from '@abacow/protocol';
import { need } from '@abacow/rules/need';
import { type Table, duties, seatToAct } from '@abacow/table';

export type Player = {
  /** The guest's id. */
  readonly id: string;
  readonly name: string;
  /** The player's part of the dice, the same each time for one table. */
  readonly seed: string;
};

/** -1 if the guest does not sit at the table. */
export const seatOf = ({ seats }: Table, guest: string): number =>
  seats.findIndex((seating) => seating.kind === 'person' && seating.holder === guest);

export const isTurnOf = (table: Table, guest: string): boolean => {
  const mine = seatOf(table, guest);
  return table.phase === 'playing' && !table.game.paused && mine >= 0 && seatToAct(table) === mine;
};

/** Sits down at any free seat, reveals the seed, rolls, tosses the coin. Null if there is nothing to do. */
export const nextDuty = (table: Table, { id, name, seed }: Player): ClientCommand | null => {
  const [duty] = duties(table, { holder: id, wants: 'any', help: null, throws: true });
  switch (duty?.kind) {
    case 'sit':
      return {
        kind: 'sit',
        seat: duty.seat,
        sitter: { kind: 'person', name },
        seed: '',
        seedCommitment: commitment(need(parseHex(seed))),
      };
    case 'reveal-seed':
      return { kind: 'reveal-seed', seat: duty.seat, seed };
    case 'roll':
      return { kind: 'roll', seat: duty.seat };
    case 'toss':
    case 'choose-help':
      return duty;
    case undefined:
      return null;
  }
};
