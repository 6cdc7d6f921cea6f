/** How seats are called in sentences. */
import type { Seat } from '@abacow/rules';
import { type Person, type Seating, type Table, hasName, personSeats } from '@abacow/table';
import type { Who } from '../../boards/cowpath/telling.ts';
import { t } from '../../messages/language.svelte.ts';
import type { GameTable } from '../../table/gametable.ts';
import { clockText } from './clock.ts';

/** A person who gave no name is shown in the language of the day. */
const personName = (table: Table, person: Person, seat: Seat): string => {
  if (hasName(person)) return person.name;
  if (table.choice.game === 'trio') return t('table.player', { number: seat + 1 });
  return t(seat === 0 ? 'cowpath.side.x' : 'cowpath.side.o');
};

const nameOf = (table: Table, seating: Seating | undefined, seat: Seat): string => {
  switch (seating?.kind) {
    case 'person':
      return personName(table, seating, seat);
    case 'computer':
      return computerName(table, seat);
    default:
      return t('table.player', { number: seat + 1 });
  }
};

/** Two computers of one level at a table are told apart by their seats. */
const computerName = (table: Table, seat: Seat): string => {
  const seating = table.seats[seat];
  if (seating?.kind !== 'computer') return '';
  const name = t(`computer.${seating.level}`);
  const twins = table.seats.filter((other) => other.kind === 'computer' && other.level === seating.level);
  return twins.length > 1 ? `${name} ${seat + 1}` : name;
};

/** The only person at a table is "you", unless a name was given. */
export const whoIs = (table: Table, seat: Seat): Who => {
  const seating = table.seats[seat];
  const alone = personSeats(table.seats).length === 1;
  const you = alone && seating?.kind === 'person' && !hasName(seating);
  return { you, name: you ? t('table.you') : nameOf(table, seating, seat) };
};

/** Online, whoever looks at this screen is "you" too. */
export const whoAt = (local: GameTable, seat: Seat): Who =>
  local.remote && local.mySeats.length === 1 && local.mySeats[0] === seat
    ? { you: true, name: t('table.you') }
    : whoIs(local.table, seat);

/** Beside a name: a computer's level; online whether somebody is away, and what is left on their clock. */
export const seatNote = (local: GameTable, seat: Seat): string => {
  if (local.table.seats[seat]?.kind === 'computer') return levelNote(local.table, seat);
  if (local.isAway(seat)) return t('online.gone');
  const left = local.phase === 'playing' ? local.timeLeft(seat) : null;
  return left === null ? '' : clockText(left);
};

export const levelNote = (table: Table, seat: Seat): string => {
  const seating = table.seats[seat];
  return seating?.kind === 'computer' ? t('table.computer', { level: seating.level }) : '';
};
