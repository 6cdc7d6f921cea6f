/**
 * Makes the nets' values the same for a board and its mirror image. Rows and columns of Trio are interchangeable, but a net
 * learns that only roughly: on its own it prefers 4 × 9 to 9 × 4 on an empty board.
 */
import { need } from '@abacow/rules/need';
import { CELLS, type Cell, type Cells, mirrored } from './grid.ts';
import type { Ask, Valuer } from './valuer.ts';

const MIRRORED = Array.from({ length: CELLS }, (_, cell): Cell => mirrored(cell));

const keyOf = (pawns: readonly Cells[]): string =>
  pawns.map((own) => [...own].sort((a, b) => a - b).join(' ')).join('/');

const mirroredPawns = (pawns: readonly Cells[]): readonly Cells[] =>
  pawns.map((own) => own.map((cell) => need(MIRRORED[cell])));

const mirroredAsk = ({ pawns, mover, wanted }: Ask): Ask => ({
  pawns: mirroredPawns(pawns),
  mover,
  wanted: wanted.map((_, cell) => need(wanted[need(MIRRORED[cell])])),
});

/** Wanted where the cell or its mirror image is. */
const wantedBothWays = (ask: Ask): Ask => ({
  ...ask,
  wanted: ask.wanted.map((one, cell) => one | need(ask.wanted[need(MIRRORED[cell])])),
});

const mirroredWorth = (worth: Float64Array): Float64Array => {
  const seats = worth.length / CELLS;
  return worth.map((_, at) => {
    const cell = Math.floor(at / seats);
    return need(worth[need(MIRRORED[cell]) * seats + (at % seats)]);
  });
};

const meanOf = (a: Float64Array, b: Float64Array): Float64Array =>
  a.map((value, at) => (value + need(b[at])) / 2);

/** `one`: of the two mirror images always the same one is valued. `both`: the mean of both, for twice the time. */
export type Views = 'one' | 'both';

type Plan = {
  readonly asks: readonly Ask[];
  readonly join: (worths: readonly Float64Array[]) => Float64Array;
};

const planOf = (ask: Ask, views: Views): Plan => {
  const other = mirroredAsk(ask);
  const [here, there] = [keyOf(ask.pawns), keyOf(other.pawns)];
  if (here === there)
    return {
      asks: [wantedBothWays(ask)],
      join: ([worth]) => meanOf(need(worth), mirroredWorth(need(worth))),
    };
  if (views === 'both')
    return { asks: [ask, other], join: ([a, b]) => meanOf(need(a), mirroredWorth(need(b))) };
  return here < there
    ? { asks: [ask], join: ([worth]) => need(worth) }
    : { asks: [other], join: ([worth]) => mirroredWorth(need(worth)) };
};

export const mirrorProof =
  (valuer: Valuer, views: Views): Valuer =>
  (asks) => {
    const plans = asks.map((ask) => planOf(ask, views));
    const worths = valuer(plans.flatMap((plan) => plan.asks));
    let next = 0;
    return plans.map((plan) => plan.join(worths.slice(next, (next += plan.asks.length))));
  };
