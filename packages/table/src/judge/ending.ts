/** Rules for what ends a game or may end it, for clocks, and for what follows after the end. */
import { checkReveal, parseHex } from '@abacow/dice';
import type { Seat } from '@abacow/rules';
import { isLimitDue, isTimeUp, isTimed, runningSeat } from '../clock.ts';
import { type TableRefusal, refuseCommand } from '../refusals.ts';
import { type Table, isClosed } from '../table.ts';
import { notPlaying, whyNotUnderWay } from './phases.ts';

export const whyNotDropOut = (table: Table, seat: Seat): TableRefusal | null =>
  whyNotUnderWay(table, seat) ??
  (table.standIns.includes(seat) ? refuseCommand('seat/not-yours', seat) : null);

export const whyNotTimeUp = (table: Table, seat: Seat, at: number): TableRefusal | null =>
  runningSeat(table) === seat && isTimeUp(table, at) ? null : refuseCommand('clock/time-left');

export const whyNotLastRound = (table: Table, at: number): TableRefusal | null =>
  isLimitDue(table, at) ? null : refuseCommand('clock/time-left');

/** Whether there is a clock to stop or to start. */
export const whyNoClock = (table: Table): TableRefusal | null =>
  table.phase === 'playing' ? (isTimed(table) ? null : refuseCommand('clock/none')) : notPlaying(table, '');

export const whyNotPause = (table: Table, pause: boolean): TableRefusal | null =>
  whyNoClock(table) ?? (pause && table.game?.paused === true ? refuseCommand('pause/not-now') : null);

export const whyNotOffer = (table: Table, seat: Seat): TableRefusal | null => {
  if (table.phase !== 'playing') return notPlaying(table, seat);
  return table.game.tie === null ? null : refuseCommand('tie/standing', seat);
};

export const whyNotAnswerTie = (table: Table, seat: Seat): TableRefusal | null => {
  if (table.phase !== 'playing') return notPlaying(table, seat);
  const { tie } = table.game;
  if (tie === null || tie.agreed.includes(seat)) return refuseCommand('tie/none', seat);
  return tie.seat === seat ? refuseCommand('tie/own', seat) : null;
};

export const whyNotRematch = (table: Table, seat: Seat): TableRefusal | null => {
  if (table.phase !== 'over') return refuseCommand('rematch/not-over', seat);
  if (isClosed(table)) return refuseCommand('start/open-seats', seat);
  return table.rematch.includes(seat) ? refuseCommand('rematch/already', seat) : null;
};

export const whyNotReveal = ({ phase, dice }: Table, revealed: string): TableRefusal | null => {
  const { secret, commitment } = dice;
  if (phase !== 'over') return refuseCommand('reveal/not-over');
  if (secret !== null) return refuseCommand('reveal/already');
  const bytes = parseHex(revealed);
  return commitment !== null && bytes !== undefined && checkReveal(commitment, bytes)
    ? null
    : refuseCommand('reveal/wrong');
};
