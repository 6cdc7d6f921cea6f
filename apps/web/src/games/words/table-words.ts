/** Texts about online tables. */
import type { LobbyTable } from '@abacow/protocol';
import { need } from '@abacow/rules/need';
import { type ClockSetup, type Seating, type Table, isBot, shownName, tellApart } from '@abacow/table';
import { termsOf } from './terms.ts';
import { formatList } from '../../base/i18n/language.svelte.ts';
import { computerName } from '../../table/computer/computer-names.ts';
import { t } from '../../table/online/texts/index.ts';

type Seated = Pick<LobbyTable, 'choice' | 'seats'>;

const sitterName = ({ choice, seats }: Seated, seating: Seating, seat: number): string => {
  switch (seating.kind) {
    case 'person':
      return isBot(seating) ? t('table.bot', { name: shownName(seating.name) }) : shownName(seating.name);
    case 'computer':
      return computerName(choice.game, seats, seat, seating.level);
    case 'open':
      return '';
  }
};

/** Names by seat: equal names get a number, and a free seat says that it is free. */
export const seatNames = (table: Seated): readonly string[] =>
  tellApart(table.seats.map((seating, seat) => sitterName(table, seating, seat))).map((name) =>
    name === '' ? t('online.seat.open') : name,
  );

/** Looks in the handovers too, because the speaker may have lost the seat since. */
export const speakerName = (table: Table, guest: string): string => {
  const { seats, handovers } = table;
  const isTheirs = (seating: Seating): boolean => seating.kind === 'person' && seating.holder === guest;
  const seat = seats.findIndex(isTheirs);
  if (seat >= 0) return need(seatNames(table)[seat]);
  const before = handovers.find((handover) => isTheirs(handover.before));
  return before === undefined ? '' : sitterName(table, before.before, before.seat);
};

/** Whether the table was closed before the start: only then does a table that is over have a free seat. */
export const isClosedTable = ({ phase, seats }: LobbyTable): boolean =>
  phase === 'over' && seats.some(({ kind }) => kind === 'open');

export const hasFreeSeat = ({ phase, seats }: LobbyTable): boolean =>
  phase === 'seating' && seats.some(({ kind }) => kind === 'open');

/** Whether "play now" would lead this guest to the table: never to a bot. */
export const isWaitingFor = (table: LobbyTable, guest: string | null): boolean =>
  hasFreeSeat(table) &&
  table.rated === true &&
  !table.seats.some((seating) => seating.kind === 'person' && (seating.holder === guest || isBot(seating)));

/** The first person at the table; null when there is none. */
export const inviterOf = (table: LobbyTable): string | null => {
  const seat = table.seats.findIndex(({ kind }) => kind === 'person');
  return seatNames(table)[seat] ?? null;
};

/** Whether the result counts for a person; empty where that is not known. Against a bot it never does. */
export const ratedWord = ({ rated, seats }: LobbyTable): string => {
  if (rated === undefined) return '';
  return t(rated && !seats.some(isBot) ? 'online.rated.yes' : 'online.rated.no');
};

/** The game and who is at the table, and how many seats are free while players are expected. */
export const tableLine = (table: LobbyTable): string => {
  const { choice, phase, seats } = table;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const names = seatNames(table).filter((_, seat) => need(seats[seat]).kind !== 'open');
  const seated = names.length === 0 ? [] : [formatList(names)];
  const open = phase === 'seating' && free > 0 ? [t('online.seats.free', { count: free })] : [];
  return t('online.with', { game: t(`game.${choice.game}`), names: [...seated, ...open].join(' · ') });
};

const MINUTE_MS = 60_000;

const clockTerm = (clock: ClockSetup): string => {
  if (clock.kind === 'none') return t('online.term.clock.none');
  return clock.ms % MINUTE_MS === 0
    ? t(`online.term.clock.${clock.kind}.minutes`, { count: clock.ms / MINUTE_MS })
    : t(`online.term.clock.${clock.kind}.seconds`, { count: Math.ceil(clock.ms / 1000) });
};

type TableTerms = Pick<LobbyTable, 'choice' | 'clock'> & { readonly timeLimitMs?: number | null };

/** The terms of a table in one line: level, target, sheet, clock. */
export const termsLine = ({ choice, clock, timeLimitMs }: TableTerms): string =>
  [...termsOf(choice, timeLimitMs ?? undefined), clockTerm(clock)].join(' · ');
