/** Sitting down, leaving, and computers called in for players who are away. The judge has allowed it. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import type { Kept, Sat } from '../events.ts';
import type { HandoverCause } from '../handover.ts';
import { ALL_SHOWN } from '../help.ts';
import { CALLED_IN, OPEN, type Seating, holderOf, isShared } from '../seats.ts';
import { NO_ASIDES } from '../stalling.ts';
import { tokensIn } from '../steps.ts';
import { type SeatingTable, type Table, isCalledFor, isKeptFor } from '../table.ts';
import { replace, withAsides, withGame, without } from './changes.ts';

const seatAs = <T extends Table>(table: T, seat: Seat, seating: Seating): T => ({
  ...table,
  seats: replace(table.seats, seat, seating),
  calledFor: replace(table.calledFor, seat, null),
});

/** Only handovers after the start are recorded: before it, the seat has no decisions to attribute to anybody. */
export const handOver = <T extends Table>(
  table: T,
  seat: Seat,
  seating: Seating,
  cause: HandoverCause,
): T => {
  const after = seatAs(table, seat, seating);
  if (table.phase === 'seating') return { ...after, kept: without(table.kept, seat) };
  const handover = { seat, before: need(table.seats[seat]), tokens: tokensIn(table), cause };
  // What was played before a seat changed hands stays, so that every token keeps its player.
  return withGame({ ...after, handovers: [...table.handovers, handover] }, { lastDecision: null });
};

export const keep = (table: SeatingTable, { seat, seating }: Kept): SeatingTable => ({
  ...seatAs(table, seat, seating),
  kept: [...table.kept, seat],
});

const withSeed = <T extends Table>(table: T, seat: Seat, seed: string, hash: string | null): T => ({
  ...table,
  dice: {
    ...table.dice,
    seeds: replace(table.dice.seeds, seat, seed),
    seedCommitments: replace(table.dice.seedCommitments, seat, hash),
  },
});

export const sit = (table: Table, { seat, seating, seed, seedCommitment }: Sat): Table => {
  const holder = holderOf(seating);
  const theirs = isKeptFor(table, seat, holder) || isCalledFor(table, seat, holder);
  const helps = theirs ? table.helps : replace(table.helps, seat, ALL_SHOWN);
  const seated = { ...handOver(table, seat, seating, 'sat'), helps };
  // Who came back could not end a pause that another player made alone, and nor could that player.
  if (table.phase !== 'seating') return isShared(seated.seats) ? withGame(seated, { paused: false }) : seated;
  return withSeed(
    withAsides(seated, seat, () => NO_ASIDES),
    seat,
    seed,
    seedCommitment ?? null,
  );
};

export const leave = (table: SeatingTable, seat: Seat): SeatingTable => ({
  ...withSeed(seatAs(table, seat, OPEN), seat, '', null),
  kept: without(table.kept, seat),
  helps: replace(table.helps, seat, ALL_SHOWN),
});

/** A computer plays for the seat, which stays in the game; its time no longer runs. */
export const callComputer = (table: Table, seat: Seat): Table => {
  const called = withGame(handOver(table, seat, CALLED_IN, 'computer-called'), { tie: null });
  return { ...called, calledFor: replace(called.calledFor, seat, holderOf(need(table.seats[seat]))) };
};
