/** Online tables in words. */
import type { LobbyTable } from '@abacow/protocol';
import type { Seating, Table } from '@abacow/table';
import type { GameName } from '../../router/routes.ts';
import { formatList, t } from '../../messages/language.svelte.ts';

export const seatName = (seating: Seating): string => {
  switch (seating.kind) {
    case 'person':
      return seating.name;
    case 'computer':
      return t(`computer.${seating.level}`);
    case 'open':
      return t('online.seat.open');
  }
};

export const placeName = (game: GameName, seat: number): string =>
  game === 'cowpath'
    ? t(seat === 0 ? 'cowpath.side.x' : 'cowpath.side.o')
    : t('table.player', { number: seat + 1 });

/** Whoever said something may have lost the seat since. */
export const speakerName = ({ seats, handovers }: Table, guest: string): string => {
  const seatings = [...seats, ...handovers.map(({ before }) => before)];
  const speaker = seatings.find((seating) => seating.kind === 'person' && seating.holder === guest);
  return speaker === undefined ? '' : seatName(speaker);
};

/** Closed before the start: only then is a seat of a table that is over free. */
export const isClosedTable = ({ phase, seats }: LobbyTable): boolean =>
  phase === 'over' && seats.some(({ kind }) => kind === 'open');

export const hasFreeSeat = ({ phase, seats }: LobbyTable): boolean =>
  phase === 'seating' && seats.some(({ kind }) => kind === 'open');

/** Whoever sits there first; nobody may. */
export const inviterOf = ({ seats }: LobbyTable): string | null =>
  seats.find((seating) => seating.kind === 'person')?.name ?? null;

export const tableLine = ({ choice, seats }: LobbyTable): string =>
  t('online.with', { game: t(`game.${choice.game}`), names: formatList(seats.map(seatName)) });
