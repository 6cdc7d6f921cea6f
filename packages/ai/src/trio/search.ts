/** Values whole turns: by the net one turn ahead, or by looking at the turns that follow, too. */
import { need } from '@abacow/rules/need';
import type { Board, TrioPosition } from '@abacow/rules/trio';
import { PAWNS } from '@abacow/rules/trio';
import {
  CELLS,
  type Cell,
  type Cells,
  GRID,
  ON_BOARD,
  PARTNERS,
  cellOf,
  completedSum,
  mirrored,
} from './grid.ts';
import { NEW_PAWN, type Placement } from './placement.ts';
import type { Stakes } from './stakes.ts';
import { type Lift, type SolvedTurn, bestThrow, solveTurn, throwWorth } from './turn.ts';
import type { Ask, Valuer } from './valuer.ts';

/** The board at the start of a turn, without the dice. */
export type Table = { readonly pawns: readonly Cells[]; readonly mover: number };

export const tableOf = (position: TrioPosition): Table => ({
  pawns: position.pawns.map((own) => own.map(cellOf)),
  mover: position.seat,
});

/** A solved turn, with the values that it was solved from. */
export type LookedAt = {
  readonly table: Table;
  readonly free: Uint8Array;
  readonly lifts: readonly Lift[];
  readonly solved: SolvedTurn;
};

export type Search = {
  readonly stakes: Stakes;
  readonly lookAt: (tables: readonly Table[]) => readonly LookedAt[];
  /** The same with more care, for twice the time. */
  readonly study: (tables: readonly Table[]) => readonly LookedAt[];
  /** The worth of a placement if it wins the round, otherwise null. */
  readonly wins: (table: Table, placement: Placement) => ArrayLike<number> | null;
};

export const makeSearch = (board: Board, stakes: Stakes, valuer: Valuer, careful = valuer): Search => {
  const wins = (table: Table, { from, to }: Placement): ArrayLike<number> | null => {
    const own = need(table.pawns[table.mover]).filter((cell) => cell !== from);
    const sum = completedSum(board, own, to);
    return sum === 0 ? null : stakes.won(table.mover, sum, after(table, { from, to }));
  };
  const lookBy =
    (value: Valuer) =>
    (tables: readonly Table[]): readonly LookedAt[] => {
      const plans = tables.map(planTurn);
      const worths = value(plans.flatMap((plan) => plan.asks));
      let next = 0;
      return plans.map(({ table, asks, free }) => {
        const mine = worths.slice(next, (next += asks.length));
        return assemble(table, free, mine, stakes, wins);
      });
    };
  return { stakes, lookAt: lookBy(valuer), study: lookBy(careful), wins };
};

type Plan = { readonly table: Table; readonly free: Uint8Array; readonly asks: readonly Ask[] };

/** The boards to value for a turn: the current one and, with four own pawns, also the board without each of them. */
const planTurn = (table: Table): Plan => {
  const { pawns, mover } = table;
  const own = need(pawns[mover]);
  const free = freeCells(pawns);
  if (own.length < PAWNS) return { table, free, asks: [{ pawns, mover, wanted: EVERYWHERE }] };
  const lifted = own.map((from) => ({
    pawns: withOwn(
      table,
      own.filter((cell) => cell !== from),
    ),
    mover,
    wanted: free,
  }));
  return { table, free, asks: [{ pawns, mover, wanted: lostCells(free) }, ...lifted] };
};

const EVERYWHERE = new Uint8Array(CELLS).fill(1);

const freeCells = (pawns: readonly Cells[]): Uint8Array => {
  const free = ON_BOARD.slice();
  for (const own of pawns) for (const cell of own) free[cell] = 0;
  return free;
};

const lostCells = (free: Uint8Array): Uint8Array =>
  free.map((_, cell) => (free[cell] === 0 && free[mirrored(cell)] === 0 ? 1 : 0));

const withOwn = ({ pawns, mover }: Table, own: Cells): readonly Cells[] =>
  pawns.map((cells, seat) => (seat === mover ? own : cells));

const assemble = (
  table: Table,
  free: Uint8Array,
  worths: readonly Float64Array[],
  stakes: Stakes,
  wins: Search['wins'],
): LookedAt => {
  const own = need(table.pawns[table.mover]);
  const lifts =
    own.length < PAWNS
      ? [{ from: NEW_PAWN, worth: need(worths[0]).slice() }]
      : own.map((from, index) => ({ from, worth: need(worths[index + 1]) }));
  for (const lift of lifts) markWins(table, free, lift, stakes.seats, wins);
  const turn = { seats: stakes.seats, mover: table.mover, free, lifts, lost: need(worths[0]) };
  return { table, free, lifts, solved: solveTurn(turn) };
};

const markWins = (
  table: Table,
  free: Uint8Array,
  { from, worth }: Lift,
  seats: number,
  wins: Search['wins'],
): void => {
  for (const to of completing(
    need(table.pawns[table.mover]).filter((cell) => cell !== from),
    free,
  )) {
    const won = wins(table, { from, to });
    for (let seat = 0; won !== null && seat < seats; seat++) worth[to * seats + seat] = need(won[seat]);
  }
};

/** Free cells that complete a row with two pawns of the mover. A cell may be listed twice. */
const completing = (own: Cells, free: Uint8Array): readonly Cell[] => {
  const found: Cell[] = [];
  for (const cell of own) {
    const partners = need(PARTNERS[cell]);
    for (let pair = 0; pair < partners.length; pair += 2) {
      const [a, b] = [need(partners[pair]), need(partners[pair + 1])];
      if (a > cell && free[b] === 1 && own.includes(a)) found.push(b);
      if (b > cell && free[a] === 1 && own.includes(b)) found.push(a);
    }
  }
  return found;
};

/** The pawns after the mover's placement. */
export const after = (table: Table, { from, to }: Placement): readonly Cells[] =>
  withOwn(table, [...need(table.pawns[table.mover]).filter((cell) => cell !== from), to]);

/** The table that follows a placement, or a lost turn (null). */
export const following = (table: Table, placement: Placement | null): Table => {
  const stays = placement !== null && placement.to === mirrored(placement.to);
  const mover = stays ? table.mover : (table.mover + 1) % table.pawns.length;
  return { pawns: placement === null ? table.pawns : after(table, placement), mover };
};

/** The worth of a placement, from a look at the next turn, which begins with the dice of that placement. */
export const worthNext = (next: LookedAt, to: Cell): Float64Array =>
  bestThrow(next.solved, Math.floor(to / GRID), to % GRID);

/** The best placement for an outcome according to the current values; null if the turn is lost. */
export const bestPlacement = ({ free, lifts, solved }: LookedAt, cell: Cell): Placement | null => {
  const { seats, mover } = solved;
  let found: Placement | null = null;
  let best = -Infinity;
  for (const to of [cell, mirrored(cell)]) {
    if (free[to] === 0) continue;
    for (const { from, worth } of lifts) {
      if (need(worth[to * seats + mover]) <= best) continue;
      best = need(worth[to * seats + mover]);
      found = { from, to };
    }
  }
  return found;
};

/** The same turn with the worth of some outcomes replaced. */
export const withOutcomes = (looked: LookedAt, outcomes: Float64Array): LookedAt => ({
  ...looked,
  solved: { ...looked.solved, outcomes, ...throwWorth(outcomes, looked.solved.seats) },
});
