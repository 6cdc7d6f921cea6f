/** How each event changes a table. An impossible event is reported as an error; nothing is guessed. */
import { type Played as PlayedToken, type Unreadable, isUnreadable, unreadable } from '@abacow/rules';
import { type Applied, no } from './apply/applied.ts';
import {
  abandon,
  agreeTie,
  close,
  declineTie,
  dropOut,
  offerTie,
  reveal,
  timeUp,
  wantRematch,
} from './apply/ending.ts';
import { revealSeed, roll, start, toss } from './apply/opening.ts';
import { answer, chooseHelp, play, takeBack, undo } from './apply/playing.ts';
import { callComputer, keep, leave, sit } from './apply/seats.ts';
import { bookTime, isLimitDue, isTimeUp, isTimed, withLastRound } from './clock.ts';
import type { Opened, Played, SeatEvent, TableEvent } from './events.ts';
import { lostTokenOf, mustAnswerFirst } from './help.ts';
import { type Table, awaitedSeeds, emptyTable } from './table.ts';

const pause = (table: Table, paused: boolean): Applied =>
  table.phase === 'playing' && isTimed(table) && !(paused && table.paused)
    ? { ...table, paused }
    : no('there was no clock to stop or start');

const atSeat = (table: Table, event: SeatEvent): Applied => {
  switch (event.kind) {
    case 'left':
      return leave(table, event.seat);
    case 'taken-back':
      return takeBack(table, event.seat);
    case 'given-up':
      return dropOut(table, event.seat, event.kind);
    case 'time-up':
      return timeUp(table, event.seat);
    case 'tie-offered':
      return offerTie(table, event.seat);
    case 'tie-agreed':
      return agreeTie(table, event.seat);
    case 'tie-declined':
      return declineTie(table, event.seat);
    case 'rematch-wanted':
      return wantRematch(table, event.seat);
    case 'computer-called':
      return callComputer(table, event.seat);
    case 'absence-ended':
      return dropOut(table, event.seat, event.kind);
    case 'seed-withheld':
      return awaitedSeeds(table).includes(event.seat)
        ? dropOut(table, event.seat, event.kind)
        : no(`no seed was awaited from seat ${event.seat}`);
  }
};

const happen = (table: Table, event: Exclude<TableEvent, Opened>, known: PlayedToken | null): Applied => {
  switch (event.kind) {
    case 'kept':
      return keep(table, event);
    case 'sat':
      return sit(table, event);
    case 'started':
      return start(table);
    case 'seed-revealed':
      return revealSeed(table, event);
    case 'paused':
      return pause(table, true);
    case 'resumed':
      return pause(table, false);
    case 'last-round':
      return table;
    case 'abandoned':
      return abandon(table);
    case 'closed':
      return close(table);
    case 'tossed':
      return toss(table, event);
    case 'rolled':
      return roll(table, event);
    case 'played':
      return mustAnswerFirst(table)
        ? no(`seat ${event.seat} had to calculate first`)
        : play(table, event, known);
    case 'help-chosen':
      return chooseHelp(table, event);
    case 'answered':
      return answer(table, event);
    case 'undone':
      return undo(table, event);
    case 'revealed':
      return reveal(table, event);
    default:
      return atSeat(table, event);
  }
};

/** Clocks go on: an answer that costs nothing and a choice of help give nobody more time. */
const leavesClock = (table: Table, event: TableEvent): boolean =>
  event.kind === 'help-chosen' || (event.kind === 'answered' && (event.right || lostTokenOf(table) === null));

/**
 * Time before `resumed` was not spent playing (the page was closed, for example), so it is not counted. Every other event
 * after the time limit finds the round in progress to be the last, so nothing depends on when `last-round` was written.
 */
const booked = (table: Table, event: TableEvent): Table => {
  if (event.kind === 'resumed') return { ...table, since: event.at };
  const found = withLastRound(table, event.at);
  return leavesClock(table, event) ? found : bookTime(found, event.at);
};

/**
 * The table after the event, or why the event is impossible. The first event of a table opens it. `known` is the result
 * of a played token if `decide` has computed it already, so that the rules do not step twice.
 */
export const checkEvent = (
  table: Table | null,
  event: TableEvent,
  known: PlayedToken | null = null,
): Applied => {
  if (event.kind === 'opened') return table === null ? emptyTable(event) : no('the table was open already');
  if (table === null) return no('the first event must open the table');
  if ('seat' in event && table.seats[event.seat] === undefined) return no(`there is no seat ${event.seat}`);
  if (event.at < table.lastAt) return no('events must be in the order of time');
  if (event.kind === 'time-up' && !isTimeUp(table, event.at)) return no('no time was up');
  if (event.kind === 'last-round' && !isLimitDue(table, event.at)) return no('no time limit was reached');
  const after = happen(booked(table, event), event, known);
  return isUnreadable(after) || after.lastAt === event.at ? after : { ...after, lastAt: event.at };
};

const possible = (after: Applied, { kind }: TableEvent): Table => {
  if (isUnreadable(after)) throw new Error(`${kind}: ${after.reason}`);
  return after;
};

/** For events that `decide` returned. Throws for an impossible event, which would be a bug. */
export const apply = (table: Table | null, event: TableEvent): Table =>
  possible(checkEvent(table, event), event);

/** The same for a token whose result is known already. */
export const applyPlayed = (table: Table, event: Played, known: PlayedToken): Table =>
  possible(checkEvent(table, event, known), event);

/** A table from its events, or which event (from 1) is impossible and why. */
export const rebuild = (events: readonly TableEvent[]): Table | Unreadable => {
  let table: Table | null = null;
  for (const [index, event] of events.entries()) {
    const after: Applied = checkEvent(table, event);
    if (isUnreadable(after))
      return unreadable(index + 1, `event ${index + 1} (${event.kind}): ${after.reason}`);
    table = after;
  }
  return table ?? unreadable(0, 'there are no events');
};
