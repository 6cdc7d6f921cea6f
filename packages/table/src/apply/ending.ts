/** Events that end a game or may end it, and what follows after the end. */
import { checkReveal, parseHex } from '@abacow/dice';
import type { Ending, Seat } from '@abacow/rules';
import { runningSeat } from '../clock.ts';
import type { Revealed } from '../events.ts';
import { OPEN, STAND_IN } from '../seats.ts';
import { type Table, type TableOutcome, awaitedSeeds, isUnderWay } from '../table.ts';
import { tokensIn } from '../steps.ts';
import { type Applied, no, replace } from './applied.ts';
import { handOver } from './seats.ts';

export const over = (table: Table, outcome: TableOutcome): Table => ({
  ...table,
  phase: 'over',
  outcome,
  tie: null,
  before: null,
  lastDecision: null,
});

type DropOut = 'given-up' | 'time-up' | 'absence-ended' | 'seed-withheld';
const ENDING_BY: Readonly<Record<DropOut, Ending>> = {
  'given-up': 'giving-up',
  'time-up': 'clock',
  'absence-ended': 'absence',
  'seed-withheld': 'absence',
};

/**
 * A seat drops out. If one seat is left, it wins. Otherwise a computer plays on for the seat, and rolls for it too. But
 * nobody may get other dice by dropping out: without the seat's seed nobody plays on. And a seat that owes its seed too
 * does not win because the other one does.
 */
export const dropOut = (table: Table, seat: Seat, cause: DropOut): Applied => {
  if (!isUnderWay(table) || table.standIns.includes(seat)) return no(`seat ${seat} was out already`);
  const standIns = [...table.standIns, seat];
  const rest = table.seats.flatMap((_, other) => (standIns.includes(other) ? [] : [other]));
  const out = { ...table, standIns, before: null, lastDecision: null, tie: null };
  const awaited = awaitedSeeds(table);
  if (rest.length === 1 && (cause === 'given-up' || !awaited.includes(rest[0]!)))
    return over(out, { kind: 'win', seat: rest[0]!, by: ENDING_BY[cause] });
  const hasPerson = rest.some((other) => table.seats[other]!.kind === 'person');
  return cause !== 'seed-withheld' && rest.length > 1 && hasPerson && !awaited.includes(seat)
    ? handOver(out, seat, STAND_IN, cause)
    : over(out, { kind: 'broken-off' });
};

/** An abandoned game has no winner. */
export const abandon = (table: Table): Applied =>
  isUnderWay(table) ? over(table, { kind: 'broken-off' }) : no('no game was under way');

/** Reserved seats become open: nobody ever sat there. */
export const close = (table: Table): Applied => {
  if (table.phase !== 'seating') return no('the game had begun already');
  const seats = table.seats.map((seating, seat) => (table.kept.includes(seat) ? OPEN : seating));
  return over({ ...table, seats, kept: [] }, { kind: 'broken-off' });
};

export const timeUp = (table: Table, seat: Seat): Applied =>
  runningSeat(table) === seat ? dropOut(table, seat, 'time-up') : no(`seat ${seat}'s time did not run`);

export const offerTie = (table: Table, seat: Seat): Applied =>
  table.phase === 'playing' && table.tie === null
    ? {
        ...table,
        tie: { seat, agreed: [] },
        offeredAt: replace(table.offeredAt, seat, tokensIn(table)),
      }
    : no('no tie could be offered');

export const agreeTie = (table: Table, seat: Seat): Applied => {
  const { tie } = table;
  if (tie === null || tie.seat === seat || tie.agreed.includes(seat)) return no('no tie was offered');
  const agreed = [...tie.agreed, seat];
  const answered = { ...table, tie: { ...tie, agreed } };
  return agreed.length === table.seats.length - 1
    ? over(answered, { kind: 'tie', by: 'agreement' })
    : answered;
};

export const declineTie = (table: Table, seat: Seat): Applied =>
  table.tie === null || table.tie.seat === seat ? no('no tie was offered') : { ...table, tie: null };

export const wantRematch = (table: Table, seat: Seat): Applied =>
  table.phase === 'over' && !table.rematch.includes(seat)
    ? { ...table, rematch: [...table.rematch, seat] }
    : no('no other game could be asked for');

export const reveal = (table: Table, { secret }: Revealed): Applied => {
  const bytes = parseHex(secret);
  if (table.phase !== 'over' || table.secret !== null || table.commitment === null || bytes === undefined)
    return no('no secret was to be revealed');
  return checkReveal(table.commitment, bytes)
    ? { ...table, secret }
    : no('the secret is not the one committed to');
};
