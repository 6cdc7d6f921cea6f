/** Turns a command into an event and the table after it, or into a refusal. */
import { follow } from './apply.ts';
import { isTimeUp, withLastRound } from './clock.ts';
import type { AbsenceCommand, Command, LeaveCommand, SeatCommand, SitCommand } from './commands.ts';
import { type Context, type Decided, whyNotHost, whyNotHouse, whyNotSeat } from './decide/context.ts';
import { whyNoOffer } from './decide/limits.ts';
import { decideRoll, decideToss } from './decide/opening.ts';
import { decideAnswer, decideHelp, decidePlay, decideTakeBack, decideUndo } from './decide/playing.ts';
import { decideAbsence, decideLeave, decideSit } from './decide/seats.ts';
import { decidePause, decideTick } from './decide/time.ts';
import type { SeatEvent, TableEvent } from './events.ts';
import { judge } from './judge.ts';
import { whyNotOffer } from './judge/ending.ts';
import type { TableRefusal } from './refusals.ts';
import type { Table } from './table.ts';

export type { Context } from './decide/context.ts';

/** An accepted command: its event and the table after it. */
export type Decision = { readonly kind: 'decision'; readonly event: TableEvent; readonly table: Table };

/** Commands of a seat's holder that only the judge can refuse. */
const EVENT_OF = {
  'give-up': 'given-up',
  'agree-tie': 'tie-agreed',
  'decline-tie': 'tie-declined',
  'want-rematch': 'rematch-wanted',
} as const satisfies Partial<Record<SeatCommand['kind'], SeatEvent['kind']>>;

/** Who may send the command, and the event that it would be. */
const propose = (table: Table, command: Command, context: Context): Decided => {
  const { by, now: at } = context;
  switch (command.kind) {
    case 'sit':
      return decideSit(table, command, context);
    case 'leave':
      return decideLeave(table, command.seat, context);
    case 'call-computer':
    case 'end-absent':
      return decideAbsence(table, command, context);
    case 'start':
      return whyNotHost(table, context) ?? { kind: 'started', at };
    case 'close':
      return whyNotHost(table, context) ?? { kind: 'closed', at };
    case 'toss':
      return decideToss(table, context);
    case 'tick':
      return decideTick(table, context);
    case 'pause':
    case 'resume':
      return decidePause(table, command.kind === 'pause', context);
    case 'abandon':
      return whyNotHouse(context) ?? { kind: 'abandoned', at };
    case 'reveal':
      return whyNotHouse(context) ?? { kind: 'revealed', at, secret: command.secret };
    default:
      return whyNotSeat(table, command.seat, by) ?? proposeAtSeat(table, command, context);
  }
};

type OfSeat = Exclude<
  Extract<Command, { readonly seat: number }>,
  SitCommand | LeaveCommand | AbsenceCommand
>;
/** The sender has the seat. */
const proposeAtSeat = (table: Table, command: OfSeat, context: Context): Decided => {
  const { seat } = command;
  const { now: at } = context;
  switch (command.kind) {
    case 'play':
      return decidePlay(table, command, context);
    case 'roll':
      return decideRoll(table, seat, context);
    case 'answer':
      return decideAnswer(table, command, context);
    case 'choose-help':
      return decideHelp(table, command, context);
    case 'reveal-seed':
      return { kind: 'seed-revealed', at, seat, seed: command.seed };
    case 'take-back':
      return decideTakeBack(table, seat, context);
    case 'undo':
      return decideUndo(table, seat, context);
    case 'offer-tie':
      return whyNotOffer(table, seat) ?? whyNoOffer(table, seat) ?? { kind: 'tie-offered', at, seat };
    default:
      return { kind: EVENT_OF[command.kind], at, seat };
  }
};

/** A command after the deadline is replaced by `tick`, which ends the time. Time never runs backwards. */
export const decide = (table: Table, command: Command, context: Context): Decision | TableRefusal => {
  const inOrder = { ...context, now: Math.max(context.now, table.lastAt) };
  const late = command.kind !== 'resume' && isTimeUp(table, inOrder.now);
  const isTick = late || command.kind === 'tick';
  const found = isTick || command.kind === 'resume' ? table : withLastRound(table, inOrder.now);
  const decided = propose(found, late ? { kind: 'tick' } : command, inOrder);
  switch (decided.kind) {
    case 'refusal':
      return decided;
    case 'move': {
      const { event, played } = decided;
      return { kind: 'decision', event, table: follow(table, event, played) };
    }
    default:
      return (
        judge(found, decided) ?? { kind: 'decision', event: decided, table: follow(table, decided, null) }
      );
  }
};
