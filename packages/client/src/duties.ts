/** What a player does without being asked: sit down, reveal the seed, roll, toss the coin. */
import { commitment, parseHex } from '@abacow/dice';
import type { ClientCommand } from '@abacow/protocol';
import { type Table, seatToAct, viewTable } from '@abacow/table';

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
  return table.phase === 'playing' && !table.paused && mine >= 0 && seatToAct(table) === mine;
};

/** Takes a free seat, too. Null if there is nothing to do. */
export const nextDuty = (table: Table, { id, name, seed }: Player): ClientCommand | null => {
  const mine = seatOf(table, id);
  const firstPerson = table.seats.findIndex(({ kind }) => kind === 'person');
  for (const due of viewTable(table).due)
    switch (due.kind) {
      case 'sit':
        if (due.seat === mine || (mine < 0 && !table.kept.includes(due.seat)))
          return {
            kind: 'sit',
            seat: due.seat,
            sitter: { kind: 'person', name },
            seed: '',
            seedCommitment: commitment(parseHex(seed)!),
          };
        break;
      case 'reveal-seed':
        if (due.seat === mine) return { kind: 'reveal-seed', seat: mine, seed };
        break;
      case 'roll':
        if (due.seat === mine) return due;
        break;
      case 'toss':
        // With two persons the first one tosses, so that they do not do it at the same time.
        if (mine >= 0 && mine === firstPerson) return due;
        break;
      case 'play':
      case 'answer':
    }
  return null;
};
