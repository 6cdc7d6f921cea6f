/**
 * How often a seat may do what nobody has to do, and where it means nothing (see `stalling.ts`). Stored events are not
 * judged by it, so a limit can change.
 */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { isTimed } from '../clock.ts';
import { type SeatHelp, isResultShown, isSameHelp } from '../help.ts';
import { type TableRefusal, refuseCommand } from '../refusals.ts';
import { holderOf, isShared } from '../seats.ts';
import { MAX_HELPS, MAX_PAUSES, countIn } from '../stalling.ts';
import { countSteps, tokensIn } from '../steps.ts';
import { type Table, isKept, isLimited, lastToDecide } from '../table.ts';

/** A seat offers a tie at most once between two tokens. */
export const isOfferTooSoon = (table: Table, seat: Seat): boolean =>
  need(table.asides[seat]).offeredAt === tokensIn(table);

/** An offer means something only where everybody else can agree. */
export const whyNoOffer = (table: Table, seat: Seat): TableRefusal | null => {
  const isAnswered = table.seats.every(({ kind }, other) => other === seat || kind === 'person');
  if (isLimited(table) && !isAnswered) return refuseCommand('tie/nobody', seat);
  return isOfferTooSoon(table, seat) ? refuseCommand('tie/too-soon', seat) : null;
};

export const whyNoHelp = (table: Table, seat: Seat, help: SeatHelp): TableRefusal | null => {
  if (isSameHelp(need(table.helps[seat]), help)) return refuseCommand('help/same', seat);
  if (isKept(table, seat)) return refuseCommand('seat/open', seat);
  const helps = countIn(need(table.asides[seat]), tokensIn(table), 'helps');
  return isLimited(table) && helps >= MAX_HELPS ? refuseCommand('help/too-often', seat) : null;
};

export const whyNoAnswer = (table: Table, seat: Seat): TableRefusal | null =>
  isResultShown(table) ? refuseCommand('answer/shown', seat) : null;

/** A page that was closed starts the clock again without having stopped it; over the network that would give time. */
export const whyNoPause = (table: Table, pause: boolean): TableRefusal | null => {
  if (table.phase !== 'playing' || !isLimited(table)) return null;
  if (!pause) return table.game.paused ? null : refuseCommand('pause/not-now');
  const pauses = countIn(need(table.asides[table.game.position.seat]), tokensIn(table), 'pauses');
  return pauses >= MAX_PAUSES ? refuseCommand('pause/too-often') : null;
};

/** Alone and without a clock, a decision can be taken back as often as one likes. */
const mayTakeBackFreely = (table: Table): boolean =>
  !isShared(table.seats) && (table.dice.scheme === 1 || !isTimed(table));

const isPassedOn = ({ seats, game }: Table, seat: Seat): boolean => {
  const next = game === null ? undefined : seats[game.position.seat];
  return next?.kind === 'person' && holderOf(next) !== holderOf(need(seats[seat]));
};

/** Once for each decision, not after the turn has passed to another person, and not in a rated game. */
export const whyNoTakeBack = (table: Table, seat: Seat): TableRefusal | null => {
  if (lastToDecide(table) !== seat || mayTakeBackFreely(table)) return null;
  if (table.isRated) return refuseCommand('take-back/rated', seat);
  if (isPassedOn(table, seat)) return refuseCommand('take-back/passed', seat);
  const left = countSteps(table.game?.before?.steps ?? null);
  return need(table.asides[seat]).tookBackTo === left ? refuseCommand('take-back/once', seat) : null;
};

/** The seat that may take its last decision back now. */
export const mayTakeBack = (table: Table): Seat | null => {
  const seat = lastToDecide(table);
  return seat === null || whyNoTakeBack(table, seat) !== null ? null : seat;
};

/** Whether there are moments at this table when somebody may take a decision back. */
export const allowsTakeBack = (table: Table): boolean =>
  mayTakeBackFreely(table) || (!table.isRated && table.seats.some(({ kind }) => kind === 'computer'));

/** Whether the seat may offer a tie now. */
export const mayOfferTie = (table: Table, seat: Seat): boolean =>
  table.phase === 'playing' && table.game.tie === null && whyNoOffer(table, seat) === null;
