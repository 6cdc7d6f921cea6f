/** Events that change who sits where. */
import type { Seat } from '@abacow/rules';
import type { Kept, Sat } from '../events.ts';
import type { HandoverCause } from '../handover.ts';
import { ALL_SHOWN } from '../help.ts';
import { CALLED_IN, OPEN, type Seating, holderOf } from '../seats.ts';
import { type Table, awaitedSeeds, isCalledFor, isKeptFor, isUnderWay } from '../table.ts';
import { tokensIn } from '../steps.ts';
import { type Applied, no, replace, without } from './applied.ts';

const seatAs = (table: Table, seat: Seat, seating: Seating): Table => ({
  ...table,
  seats: replace(table.seats, seat, seating),
  calledFor: replace(table.calledFor, seat, null),
});

/** Only handovers after the start are recorded: before it, the seat has no decisions to attribute to anybody. */
export const handOver = (table: Table, seat: Seat, seating: Seating, cause: HandoverCause): Table => {
  const after = seatAs(table, seat, seating);
  if (!isUnderWay(table)) return after;
  const handover = { seat, before: table.seats[seat]!, tokens: tokensIn(table), cause };
  // What was played before a seat changed hands stays, so that every token keeps its player.
  return { ...after, handovers: [...table.handovers, handover], lastDecision: null };
};

export const keep = (table: Table, { seat, seating }: Kept): Applied =>
  table.seats[seat]?.kind === 'open' && table.phase === 'seating'
    ? { ...seatAs(table, seat, seating), kept: [...table.kept, seat] }
    : no(`seat ${seat} cannot be kept`);

const withSeed = (table: Table, seat: Seat, seed: string, hash: string | null): Table => ({
  ...table,
  seeds: replace(table.seeds, seat, seed),
  seedCommitments: replace(table.seedCommitments, seat, hash),
});

export const sit = (table: Table, { seat, seating, seed, seedCommitment }: Sat): Applied => {
  const holder = holderOf(seating);
  const theirs = isKeptFor(table, seat, holder) || isCalledFor(table, seat, holder);
  const free = table.seats[seat]!.kind === 'open' || theirs;
  if (!free || table.phase === 'over') return no(`seat ${seat} cannot be taken`);
  const helps = theirs ? table.helps : replace(table.helps, seat, ALL_SHOWN);
  const seated = { ...handOver(table, seat, seating, 'sat'), kept: without(table.kept, seat), helps };
  return table.phase === 'seating' ? withSeed(seated, seat, seed, seedCommitment ?? null) : seated;
};

export const leave = (table: Table, seat: Seat): Applied => {
  if (table.seats[seat]!.kind === 'open' || table.phase === 'over') return no(`seat ${seat} cannot be left`);
  const left = {
    ...handOver(table, seat, OPEN, 'left'),
    kept: without(table.kept, seat),
    helps: replace(table.helps, seat, ALL_SHOWN),
    tie: null,
  };
  return table.phase === 'seating' ? withSeed(left, seat, '', null) : left;
};

/** A computer plays for the seat, which stays in the game; its time no longer runs. */
export const callComputer = (table: Table, seat: Seat): Applied => {
  const away = table.seats[seat]!;
  const possible = (isUnderWay(table) || table.kept.includes(seat)) && !awaitedSeeds(table).includes(seat);
  if (!possible || away.kind !== 'person') return no(`no computer could be called to seat ${seat}`);
  const called = {
    ...handOver(table, seat, CALLED_IN, 'computer-called'),
    kept: without(table.kept, seat),
    tie: null,
  };
  return { ...called, calledFor: replace(called.calledFor, seat, away.holder) };
};
