/** What happens because time has passed, and stopping clocks. */
import { need } from '@abacow/rules/need';
import { isTimeUp, openingDeadline, runningSeat } from '../clock.ts';
import { whyNoClock } from '../judge/ending.ts';
import { refuseCommand } from '../refusals.ts';
import { HOUSE, holderOf, personSeats } from '../seats.ts';
import { type Table, seatToAct } from '../table.ts';
import type { Context, Decided } from './context.ts';
import { whyNoPause } from './limits.ts';
import { rollFor, tossCoin } from './opening.ts';
import { withholding } from './seats.ts';

/**
 * Being late in the opening gives no advantage, so it loses no game: the table throws for a player who does not. Only a
 * seed cannot come from anybody else: with a clock, a player who does not reveal it in time loses the game.
 */
export const decideTick = (table: Table, context: Context): Decided => {
  const { now: at } = context;
  const withheld = table.clock.kind === 'none' ? undefined : withholding(table, at)[0];
  if (withheld !== undefined) return { kind: 'seed-withheld', at, seat: withheld };
  const throwAt = openingDeadline(table);
  if (throwAt !== null && at >= throwAt) {
    const roller = seatToAct(table);
    return roller === null ? tossCoin(context) : rollFor(table, roller, context);
  }
  return isTimeUp(table, at)
    ? { kind: 'time-up', at, seat: need(runningSeat(table)) }
    : { kind: 'last-round', at };
};

/** A player may pause only if the same holder has all persons' seats: otherwise the others would lose time. */
export const decidePause = (table: Table, pause: boolean, { by, now }: Context): Decided => {
  const refusal = whyNoClock(table);
  if (refusal !== null) return refusal;
  const alone = personSeats(table.seats).every((seat) => holderOf(need(table.seats[seat])) === by);
  // HOUSE pauses and resumes clocks for the time when the service itself was down.
  const event = { kind: pause ? 'paused' : 'resumed', at: now } as const;
  if (by === HOUSE) return event;
  return alone ? (whyNoPause(table, pause) ?? event) : refuseCommand('pause/not-alone');
};
