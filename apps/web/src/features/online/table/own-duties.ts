/** What this browser owes an online table by itself: its seat, its seed, the help that its player had last. */
import type { ClientCommand } from '@abacow/protocol';
import type { Seat } from '@abacow/rules';
import { type Duty, duties } from '@abacow/table';
import type { Notes } from '../../../base/storage/notes.ts';
import { lastHelp } from '../../../device/players/help.ts';
import { playerNamed } from '../../../device/players/named.ts';
import type { OnlineTable } from '../../../table/online/online-table.svelte.ts';
import { rememberSeen, seedFor } from '../../../table/online/witness.ts';
import { sitDown } from './wanted-seat.ts';

/** Others may reveal at the same moment, so that a command comes too late and is sent again. */
const MAX_REVEALS = 20;

export type OwnTable = Pick<OnlineTable, 'state' | 'me' | 'mySeats' | 'unconfirmed' | 'command'>;

const helpOf = ({ state, mySeats }: OwnTable) => {
  const own = state.seats[mySeats[0] ?? -1];
  return lastHelp(own?.kind === 'person' ? playerNamed(own.name) : null);
};

/** Call the function it returns whenever the table changes: it sends the next command that is due, if any. */
export const createOwnDuties = (notes: Notes, name: () => string, wants: () => Seat | null) => {
  /** Seats where the browser sat down or chose the help: a refusal is not repeated, nor a help that the player changed. */
  const done = { sit: new Set<Seat>(), 'choose-help': new Set<Seat>() };
  let reveals = 0;

  const commandFor = ({ state }: OwnTable, duty: Duty): ClientCommand | null => {
    switch (duty.kind) {
      case 'sit':
        return done.sit.has(duty.seat) ? null : sitDown(notes, state, duty.seat, name());
      case 'reveal-seed': {
        const seed = reveals < MAX_REVEALS ? seedFor(notes, state, duty.seat) : null;
        return seed === null ? null : { kind: 'reveal-seed', seat: duty.seat, seed };
      }
      case 'choose-help':
        return done['choose-help'].has(duty.seat) ? null : duty;
      // The player tosses and rolls.
      case 'toss':
      case 'roll':
        return null;
    }
  };

  return (table: OwnTable): void => {
    if (table.unconfirmed || table.me === null) return;
    const me = { holder: table.me, wants: wants(), help: helpOf(table), throws: false };
    for (const duty of duties(table.state, me)) {
      const command = commandFor(table, duty);
      if (command === null) continue;
      if (duty.kind === 'reveal-seed') {
        reveals += 1;
        rememberSeen(notes, table.state);
      } else if (duty.kind === 'sit' || duty.kind === 'choose-help') done[duty.kind].add(duty.seat);
      return void table.command(command);
    }
  };
};
