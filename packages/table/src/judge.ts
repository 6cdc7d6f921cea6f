/**
 * The one judge: whether an event is possible at a table. `decide` asks it before an event is made, `checkEvent` before a
 * stored or received one is applied. It knows the table only. Who may send a command, and how often, is checked by
 * `decide` alone: a stored event is never refused for that.
 */
import type { Opened, TableEvent } from './events.ts';
import {
  whyNotAnswerTie,
  whyNotDropOut,
  whyNotLastRound,
  whyNotOffer,
  whyNotPause,
  whyNotRematch,
  whyNotReveal,
  whyNotTimeUp,
} from './judge/ending.ts';
import { whyNoSeedAwaited, whyNotRevealSeed, whyNotRoll, whyNotStart, whyNotToss } from './judge/opening.ts';
import { whyNotSeating, whyNotUnderWay } from './judge/phases.ts';
import { whyNotAnswer, whyNotHelp, whyNotPlay, whyNotTakeBack, whyNotUndo } from './judge/playing.ts';
import { whyNotCall, whyNotKeep, whyNotLeave, whyNotSit } from './judge/seats.ts';
import { type TableRefusal, refuseCommand } from './refusals.ts';
import { holderOf } from './seats.ts';
import type { Table } from './table.ts';

export const judge = (table: Table, event: Exclude<TableEvent, Opened>): TableRefusal | null => {
  if ('seat' in event && table.seats[event.seat] === undefined)
    return refuseCommand('seat/unknown', event.seat);
  switch (event.kind) {
    case 'kept':
      return whyNotKeep(table, event.seat);
    case 'sat':
      return whyNotSit(table, event.seat, holderOf(event.seating));
    case 'left':
      return whyNotLeave(table, event.seat);
    case 'computer-called':
      return whyNotCall(table, event.seat);
    case 'started':
      return whyNotStart(table);
    case 'closed':
      return whyNotSeating(table);
    case 'seed-revealed':
      return whyNotRevealSeed(table, event.seat, event.seed);
    case 'seed-withheld':
      return whyNoSeedAwaited(table, event.seat) ?? whyNotDropOut(table, event.seat);
    case 'tossed':
      return whyNotToss(table);
    case 'rolled':
      return whyNotRoll(table, event.seat);
    case 'played':
      return whyNotPlay(table, event.seat, event.token);
    case 'help-chosen':
      return whyNotHelp(table, event.seat);
    case 'answered':
      return whyNotAnswer(table, event.seat);
    case 'taken-back':
      return whyNotTakeBack(table, event.seat);
    case 'undone':
      return whyNotUndo(table, event.seat);
    case 'given-up':
    case 'absence-ended':
      return whyNotDropOut(table, event.seat);
    case 'time-up':
      return whyNotTimeUp(table, event.seat, event.at);
    case 'last-round':
      return whyNotLastRound(table, event.at);
    case 'paused':
    case 'resumed':
      return whyNotPause(table, event.kind === 'paused');
    case 'tie-offered':
      return whyNotOffer(table, event.seat);
    case 'tie-agreed':
    case 'tie-declined':
      return whyNotAnswerTie(table, event.seat);
    case 'abandoned':
      return whyNotUnderWay(table, '');
    case 'rematch-wanted':
      return whyNotRematch(table, event.seat);
    case 'revealed':
      return whyNotReveal(table, event.secret);
  }
};
