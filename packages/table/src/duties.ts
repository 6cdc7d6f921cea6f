/** What a client owes a table by itself, without asking its player. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { ALL_SHOWN, type SeatHelp, hasCalculations, isSameHelp } from './help.ts';
import { type Table, awaitedSeeds, isKept } from './table.ts';
import { tokensIn } from './steps.ts';
import { viewTable } from './view.ts';

/** The player that a client acts for. */
export type Me = {
  readonly holder: string;
  /** The seat to take while the player has none; null: none. */
  readonly wants: Seat | 'any' | null;
  /** The help that the player had last; null: none is remembered. */
  readonly help: SeatHelp | null;
  /** Whether the client throws in the opening without asking, as a program that plays by itself does. */
  readonly throws: boolean;
};

/**
 * A command without what only the client knows: for `sit` the name and the commitment to a new seed, for `reveal-seed`
 * that seed. The client remembers what it has sent: a refused `sit` and a help that the player changed are not repeated.
 */
export type Duty =
  | { readonly kind: 'sit' | 'reveal-seed' | 'roll'; readonly seat: Seat }
  | { readonly kind: 'toss' }
  | ({ readonly kind: 'choose-help'; readonly seat: Seat } & SeatHelp);

const mySeats = ({ seats }: Table, { holder }: Me): readonly Seat[] =>
  seats.flatMap((seating, seat) => (seating.kind === 'person' && seating.holder === holder ? [seat] : []));

/** A reserved seat comes first: its player has still to sit down. */
const seatToTake = (table: Table, me: Me): Seat | undefined => {
  if (table.phase !== 'seating') return undefined;
  const mine = mySeats(table, me);
  if (mine.length > 0) return mine.find((seat) => isKept(table, seat));
  const free = table.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  return me.wants === 'any' ? free[0] : free.find((seat) => seat === me.wants);
};

/** The help that a player had last is chosen again, until the first token and unless the seat has another one. */
const helpDuty = (table: Table, { help }: Me, mine: readonly Seat[]): readonly Duty[] => {
  const seat = mine.find((each) => !isKept(table, each));
  const isEarly = table.phase !== 'over' && tokensIn(table) === 0;
  if (seat === undefined || help === null || !isEarly || !hasCalculations(table.choice)) return [];
  if (isSameHelp(help, ALL_SHOWN) || !isSameHelp(need(table.helps[seat]), ALL_SHOWN)) return [];
  return [{ kind: 'choose-help', seat, ...help }];
};

/** With several persons the first one tosses, so that they do not do it at the same time. */
const throwDuty = (table: Table, mine: readonly Seat[]): readonly Duty[] => {
  const [due] = viewTable(table).due;
  if (due?.kind === 'roll') return mine.includes(due.seat) ? [{ kind: 'roll', seat: due.seat }] : [];
  const first = table.seats.findIndex(({ kind }) => kind === 'person');
  return due?.kind === 'toss' && mine.includes(first) ? [{ kind: 'toss' }] : [];
};

/** In the order in which they are due. Empty when the table waits for others, or for the player. */
export const duties = (table: Table, me: Me): readonly Duty[] => {
  const seat = seatToTake(table, me);
  if (seat !== undefined) return [{ kind: 'sit', seat }];
  const mine = mySeats(table, me);
  const awaited = awaitedSeeds(table).filter((each) => mine.includes(each));
  if (awaited.length > 0) return awaited.map((each) => ({ kind: 'reveal-seed', seat: each }));
  return [...helpDuty(table, me, mine), ...(me.throws ? throwDuty(table, mine) : [])];
};
