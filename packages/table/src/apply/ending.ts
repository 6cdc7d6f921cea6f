/** What ends a game or may end it, and what follows after the end. The judge has allowed it. */
import type { Ending, Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { OPEN, STAND_IN } from '../seats.ts';
import { tokensIn } from '../steps.ts';
import {
  type OverTable,
  type PlayingTable,
  type SeatingTable,
  type Table,
  type TableOutcome,
  awaitedSeeds,
} from '../table.ts';
import { withAsides, withGame } from './changes.ts';
import { handOver } from './seats.ts';

/** Seats stay reserved only while players are awaited, and a roll-off is shown only while it lasts. */
export const over = (table: Table, outcome: TableOutcome): OverTable => {
  const { id, host, choice, opening, clock, timeLimitMs, bots, isRated, dice, seats } = table;
  const { standIns, calledFor, handovers, helps, asides, openedAt, lastAt } = table;
  return {
    id,
    host,
    choice,
    opening,
    clock,
    timeLimitMs,
    bots,
    isRated,
    dice,
    seats,
    standIns,
    calledFor,
    handovers,
    helps,
    asides,
    openedAt,
    lastAt,
    phase: 'over',
    game: table.game === null ? null : { ...table.game, tie: null, before: null, lastDecision: null },
    outcome,
    rematch: [],
  };
};

type DropOut = 'given-up' | 'time-up' | 'absence-ended' | 'seed-withheld';
const ENDING_BY: Readonly<Record<DropOut, Ending>> = {
  'given-up': 'giving-up',
  'time-up': 'clock',
  'absence-ended': 'absence',
  'seed-withheld': 'absence',
};

/**
 * A seat drops out. If one seat is left, it wins. Otherwise a computer plays on for the seat, and rolls for it too. But
 * nobody may get other dice by dropping out: without the seat's seed nobody plays on. And a seat that owes its seed does
 * not win: whoever does not wait for it any longer loses nothing.
 */
export const dropOut = (table: Table, seat: Seat, cause: DropOut): Table => {
  const standIns = [...table.standIns, seat];
  const rest = table.seats.flatMap((_, other) => (standIns.includes(other) ? [] : [other]));
  const out = withGame({ ...table, standIns }, { before: null, lastDecision: null, tie: null });
  const awaited = awaitedSeeds(table);
  if (rest.length === 1 && !awaited.includes(need(rest[0])))
    return over(out, { kind: 'win', seat: need(rest[0]), by: ENDING_BY[cause] });
  const hasPerson = rest.some((other) => need(table.seats[other]).kind === 'person');
  return cause !== 'seed-withheld' && rest.length > 1 && hasPerson && !awaited.includes(seat)
    ? handOver(out, seat, STAND_IN, cause)
    : over(out, { kind: 'broken-off' });
};

/** An abandoned game has no winner. */
export const abandon = (table: Table): Table => over(table, { kind: 'broken-off' });

export const wantRematch = (table: OverTable, seat: Seat): OverTable => ({
  ...table,
  rematch: [...table.rematch, seat],
});

/** Reserved seats become open: nobody ever sat there. */
export const close = (table: SeatingTable): OverTable => {
  const seats = table.seats.map((seating, seat) => (table.kept.includes(seat) ? OPEN : seating));
  return over({ ...table, seats }, { kind: 'broken-off' });
};

export const offerTie = (table: PlayingTable, seat: Seat): PlayingTable =>
  withGame(
    withAsides(table, seat, (asides) => ({ ...asides, offeredAt: tokensIn(table) })),
    { tie: { seat, agreed: [] } },
  );

export const agreeTie = (table: PlayingTable, seat: Seat): PlayingTable | OverTable => {
  const { tie } = table.game;
  if (tie === null) throw new Error('no tie is offered');
  const agreed = [...tie.agreed, seat];
  return agreed.length === table.seats.length - 1
    ? over(table, { kind: 'tie', by: 'agreement' })
    : withGame(table, { tie: { ...tie, agreed } });
};
