/** The note beside a name: a computer's level; online, whether a person is away and the time left. */
import type { Seat } from '@abacow/rules';
import { runningSeat } from '@abacow/table';
import { t } from './texts/index.ts';
import type { GameTable } from '../model/game-table.ts';
import { clockText } from './clock.ts';
import { opensIn } from './who.ts';

type ClockView = {
  /** `1:05`. */
  readonly text: string;
  /** It runs and is nearly over. */
  readonly ending: boolean;
};

/** What is shown beside a player's name. */
export type SeatNote = {
  /** A computer's level, or that a person is away; often empty. */
  readonly text: string;
  /** The same text for narrow screens. */
  readonly short: string;
  /** Null when the seat has no clock. */
  readonly clock: ClockView | null;
};

/** From this much time left, a clock is highlighted and announced. */
export const LAST_MS = 15_000;

/** The time left on the running clock of a seat when it is nearly over; otherwise null. */
export const lastSeconds = (table: GameTable, seat: Seat): number | null => {
  const left = runningSeat(table.state) === seat ? table.timeLeft(seat) : null;
  return left !== null && left <= LAST_MS ? Math.ceil(left / 1000) : null;
};

const clockOf = (table: GameTable, seat: Seat): ClockView | null => {
  const opens = table.toAct === seat ? opensIn(table) : '';
  if (opens !== '') return { text: opens, ending: false };
  if (table.phase !== 'playing' && table.phase !== 'opening') return null;
  const left = table.timeLeft(seat);
  return left === null ? null : { text: clockText(left), ending: lastSeconds(table, seat) !== null };
};

export const seatNote = (table: GameTable, seat: Seat): SeatNote => {
  const seating = table.state.seats[seat];
  if (seating?.kind === 'computer') {
    const { level } = seating;
    const strength = t(`computer.level.${level}`);
    return { text: t('table.computer', { strength }), short: strength, clock: null };
  }
  const text = table.presence?.isAway(seat) ? t('table.away') : '';
  return { text, short: text, clock: clockOf(table, seat) };
};
