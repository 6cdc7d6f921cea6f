/** Online tables in words. */
import type { LobbyTable } from '@abacow/protocol';
import { type Seating, type Table, shownName, tellApart } from '@abacow/table';
import { formatList } from '../../i18n/language.svelte.ts';
import { computerName } from '../../play/computernames.ts';
import { t } from '../texts/index.ts';

const sitterName = (seating: Seating, seat: number, seats: readonly Seating[]): string => {
  switch (seating.kind) {
    case 'person':
      return shownName(seating.name);
    case 'computer':
      return computerName(seats, seat, seating.level);
    case 'open':
      return '';
  }
};

/** By seat: equal names have a number, and a free seat says that it is free. */
export const seatNames = (seats: readonly Seating[]): readonly string[] =>
  tellApart(seats.map(sitterName)).map((name) => (name === '' ? t('online.seat.open') : name));

/** The speaker may have lost the seat since. */
export const speakerName = ({ seats, handovers }: Table, guest: string): string => {
  const isTheirs = (seating: Seating): boolean => seating.kind === 'person' && seating.holder === guest;
  const seat = seats.findIndex(isTheirs);
  if (seat >= 0) return seatNames(seats)[seat]!;
  const before = handovers.find((handover) => isTheirs(handover.before));
  return before === undefined ? '' : sitterName(before.before, before.seat, seats);
};

/** Closed before the start: only then is a seat of a table that is over free. */
export const isClosedTable = ({ phase, seats }: LobbyTable): boolean =>
  phase === 'over' && seats.some(({ kind }) => kind === 'open');

export const hasFreeSeat = ({ phase, seats }: LobbyTable): boolean =>
  phase === 'seating' && seats.some(({ kind }) => kind === 'open');

/** The first person at the table; null where nobody sits. */
export const inviterOf = ({ seats }: LobbyTable): string | null => {
  const seat = seats.findIndex(({ kind }) => kind === 'person');
  return seatNames(seats)[seat] ?? null;
};

export const tableLine = ({ choice, seats }: LobbyTable): string =>
  t('online.with', { game: t(`game.${choice.game}`), names: formatList(seatNames(seats)) });
