/** Names of seats in sentences. */
import type { Seat } from '@abacow/rules';
import {
  type Person,
  type Seating,
  type Table,
  hasName,
  isBot,
  personSeats,
  shownName,
  tellApart,
} from '@abacow/table';
import { wordsOf } from '../registry/registry.ts';
import type { Who } from '../registry/who.ts';
import { t } from './texts/index.ts';
import type { GameTable } from '../model/game-table.ts';
import { clockText } from './clock.ts';
import { computerName } from '../computer/computer-names.ts';

/** A person without a name gets one in the current language. */
const personName = ({ choice }: Table, person: Person, seat: Seat): string => {
  const name = hasName(person) ? shownName(person.name) : wordsOf(choice.game).seatName(seat);
  return isBot(person) ? t('table.bot', { name }) : name;
};

export const nameOf = (table: Table, seating: Seating, seat: Seat): string => {
  switch (seating.kind) {
    case 'person':
      return personName(table, seating, seat);
    case 'computer':
      return computerName(table.choice.game, table.seats, seat, seating.level);
    case 'open':
      return t('table.player', { number: seat + 1 });
  }
};

/** Names by seat, with equal names told apart. */
const namesAt = (table: Table): readonly string[] =>
  tellApart(table.seats.map((seating, seat) => nameOf(table, seating, seat)));

/** The only person at a table is "you", unless they gave a name. */
export const whoIs = (table: Table, seat: Seat): Who => {
  const seating = table.seats[seat];
  const alone = personSeats(table.seats).length === 1;
  const you = alone && seating?.kind === 'person' && !hasName(seating);
  return { you, name: you ? t('table.you') : (namesAt(table)[seat] ?? '') };
};

/** Online, the player at this screen is "you" too. */
export const whoAt = (table: GameTable, seat: Seat): Who =>
  table.presence !== undefined && table.mySeats.length === 1 && table.mySeats[0] === seat
    ? { you: true, name: t('table.you') }
    : whoIs(table.state, seat);

/** The time until the table throws for the start by itself; empty when it never does. */
export const opensIn = ({ presence, now }: GameTable): string => {
  const opensAt = presence?.opensAt ?? null;
  return opensAt === null ? '' : clockText(Math.max(0, opensAt - now));
};
