/** How each event changes a table. An impossible event is reported as an error; nothing is guessed. */
import {
  type Played as PlayedToken,
  type Unreadable,
  gameOf,
  isUnreadable,
  playToken,
  unreadable,
} from '@abacow/rules';
import { withGame } from './apply/changes.ts';
import { abandon, agreeTie, close, dropOut, offerTie, wantRematch } from './apply/ending.ts';
import { begin, revealSeed, roll, start } from './apply/opening.ts';
import { answer, chooseHelp, pause, play, takeBack, undo } from './apply/playing.ts';
import { callComputer, keep, leave, sit } from './apply/seats.ts';
import { bookTime, withLastRound } from './clock.ts';
import type { Opened, TableEvent } from './events.ts';
import { isRightAnswer } from './help.ts';
import { judge } from './judge.ts';
import { explainTableRefusal } from './refusals.ts';
import { countSteps } from './steps.ts';
import { type Table, emptyTable, inPhase } from './table.ts';

type Applied = Table | Unreadable;
type LaterEvent = Exclude<TableEvent, Opened>;

const no = (reason: string): Unreadable => unreadable(1, reason);

const happen = (table: Table, event: LaterEvent, known: PlayedToken | null): Table => {
  switch (event.kind) {
    case 'kept':
      return keep(inPhase(table, 'seating'), event);
    case 'sat':
      return sit(table, event);
    case 'left':
      return leave(inPhase(table, 'seating'), event.seat);
    case 'computer-called':
      return callComputer(table, event.seat);
    case 'started':
      return start(inPhase(table, 'seating'), event.at);
    case 'seed-revealed':
      return revealSeed(inPhase(table, 'opening'), event);
    case 'tossed':
      return begin(inPhase(table, 'opening'), event.seat, event.at);
    case 'rolled':
      return roll(inPhase(table, 'opening'), event);
    case 'played':
      return play(inPhase(table, 'playing'), event, known);
    case 'help-chosen':
      return chooseHelp(table, event);
    case 'answered':
      return answer(inPhase(table, 'playing'), event);
    case 'taken-back':
      return takeBack(inPhase(table, 'playing'));
    case 'undone':
      return undo(inPhase(table, 'playing'), event);
    case 'given-up':
    case 'time-up':
    case 'absence-ended':
    case 'seed-withheld':
      return dropOut(table, event.seat, event.kind);
    case 'tie-offered':
      return offerTie(inPhase(table, 'playing'), event.seat);
    case 'tie-agreed':
      return agreeTie(inPhase(table, 'playing'), event.seat);
    case 'tie-declined':
      return withGame(table, { tie: null });
    case 'paused':
      return pause(inPhase(table, 'playing'));
    case 'resumed':
      return withGame(table, { paused: false });
    case 'last-round':
      return table;
    case 'abandoned':
      return abandon(table);
    case 'closed':
      return close(inPhase(table, 'seating'));
    case 'rematch-wanted':
      return wantRematch(inPhase(table, 'over'), event.seat);
    case 'revealed':
      return { ...table, dice: { ...table.dice, secret: event.secret } };
  }
};

/**
 * Time before `resumed` was not spent playing (the page was closed, for example), so it is not counted. Every other event
 * after the time limit finds the round in progress to be the last, so nothing depends on when `last-round` was written.
 */
const booked = (table: Table, event: LaterEvent): Table => {
  if (event.kind === 'resumed') return withGame(table, { since: event.at });
  const found = withLastRound(table, event.at);
  // A move counts its time itself: it is the most frequent event, and a second copy of the table would be expensive.
  return event.kind === 'played' ? found : bookTime(found, event.at);
};

/**
 * The table after an event that the judge has allowed. `known` is what the rules say about a played token, so that they
 * do not step twice.
 */
export const follow = (table: Table, event: LaterEvent, known: PlayedToken | null): Table => {
  const after = happen(booked(table, event), event, known);
  return after.lastAt === event.at ? after : { ...after, lastAt: event.at };
};

/** What an event says and the table knows better. An event that `decide` made is always true. */
const whyUntrue = (table: Table, event: LaterEvent): string | null => {
  switch (event.kind) {
    case 'rolled':
      return event.faces.length === gameOf(table.choice).dice.count
        ? null
        : 'another number of dice was thrown';
    case 'answered': {
      const { value, right } = event;
      return right === isRightAnswer(table, value) ? null : `${value} is not ${right ? 'right' : 'wrong'}`;
    }
    case 'undone':
      return countSteps(table.game?.lastDecision?.steps ?? null) === event.tokens
        ? null
        : 'another number of tokens was left';
    default:
      return null;
  }
};

/** The table after the event, or why the event is impossible. The first event of a table opens it. */
export const checkEvent = (table: Table | null, event: TableEvent): Applied => {
  if (event.kind === 'opened') return table === null ? emptyTable(event) : no('the table was open already');
  if (table === null) return no('the first event must open the table');
  if (event.at < table.lastAt) return no('events must be in the order of time');
  const isFirst = event.kind === 'last-round' || event.kind === 'resumed';
  const found = isFirst ? table : withLastRound(table, event.at);
  const refusal = judge(found, event);
  if (refusal !== null) return no(explainTableRefusal({ ...refusal, about: '' }));
  const untrue = whyUntrue(found, event);
  if (untrue !== null) return no(untrue);
  const known =
    event.kind === 'played' ? playToken(inPhase(found, 'playing').game.position, event.token) : null;
  return known !== null && isUnreadable(known) ? known : follow(table, event, known);
};

/** For events that `decide` returned. Throws for an impossible event, which would be a bug. */
export const apply = (table: Table | null, event: TableEvent): Table => {
  const after = checkEvent(table, event);
  if (isUnreadable(after)) throw new Error(`${event.kind}: ${after.reason}`);
  return after;
};

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
