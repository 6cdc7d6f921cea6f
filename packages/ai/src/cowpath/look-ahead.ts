/** One turn looked at: every way it can end, valued by the net, and best play toward those values. */
import { type Square, NO_ANCHOR, SYMBOLS } from '@abacow/rules/cowpath';
import type { Asked, Evaluate } from './evaluation.ts';
import { type BothJoins, bothJoins } from './planes.ts';
import { type After, type Standing, aftersOf, passed } from './standing.ts';
import { type Turn, type Ways, solveTurn, valueOfTurn } from './turn.ts';

/** A way to end a turn on a square, with what it is worth to the mover. */
export type Weighed = { readonly after: After; plain: number; quad: number };

export type Look = {
  readonly standing: Standing;
  readonly marks: readonly Weighed[];
  readonly passed: Standing;
  nothing: number;
};

const EXACT = { won: 1, tied: 0 } as const;

type Place = { readonly weighed: Weighed; readonly kind: 'plain' | 'quad' };

const weigh = (after: After): Weighed =>
  after.end === null
    ? { after, plain: 0, quad: 0 }
    : { after, plain: EXACT[after.end], quad: EXACT[after.end] };

/** Everything the net is asked at once; two standings come first that the others are like. */
const questions = (
  standing: Standing,
  marks: readonly Weighed[],
  now: BothJoins,
  quads: boolean,
): { asked: Asked[]; places: Place[] } => {
  const asked: Asked[] = [
    { standing: passed(standing), joins: now, like: -1 },
    { standing: { ...standing, anchor: NO_ANCHOR }, joins: now, like: -1 },
  ];
  const places: Place[] = [];
  const ask = (weighed: Weighed, kind: Place['kind'], at: Standing, joins: BothJoins): void => {
    asked.push({ standing: at, joins, like: kind === 'plain' ? 0 : 1 });
    places.push({ weighed, kind });
  };
  for (const weighed of marks) {
    const { end, plain, quad } = weighed.after;
    if (end !== null) continue;
    const joins = bothJoins(plain);
    ask(weighed, 'plain', plain, joins);
    if (quads && quad !== null) ask(weighed, 'quad', quad, joins);
  }
  return { asked, places };
};

/** How many boards the net values in a look at so many open squares. */
export const boardsIn = (open: number): number => 2 * open + 2;

/** Squares on somebody's cheapest joins first. */
const byPromise = (marks: readonly Weighed[], [x, o]: BothJoins): readonly Weighed[] => {
  const cost = ({ after }: Weighed): number => Math.min(x.through[after.square]!, o.through[after.square]!);
  return [...marks].sort((a, b) => cost(a) - cost(b));
};

/**
 * `most`: boards there is time for. With fewer than all, a quad counts as the plain mark, and squares that promise
 * little as passing.
 */
export const lookAt = (standing: Standing, evaluate: Evaluate, most = Infinity): Look => {
  const marks = aftersOf(standing).map(weigh);
  const now = bothJoins(standing);
  const quads = boardsIn(marks.length) <= most;
  const chosen =
    quads || marks.length + 2 <= most ? marks : byPromise(marks, now).slice(0, Math.max(0, most - 2));
  const { asked, places } = questions(standing, chosen, now, quads);
  const values = evaluate(asked);
  const nothing = -values[0]!;
  const known = new Set<Weighed>(chosen);
  for (const weighed of marks)
    if (weighed.after.end === null && !known.has(weighed)) weighed.plain = weighed.quad = nothing - UNKNOWN;
  places.forEach(({ weighed, kind }, index) => {
    const value = values[index + 2]!;
    if (kind === 'quad') weighed.quad = value;
    else weighed.plain = weighed.quad = -value;
  });
  return { standing, marks, passed: asked[0]!.standing, nothing };
};

/** A square that was not looked at is taken for a little worse than passing. */
const UNKNOWN = 1e-3;

/** By symbol the best that can be marked. */
export const waysOf = ({ marks, nothing }: Look): Ways => {
  const plain = new Float64Array(SYMBOLS.length).fill(nothing);
  const quad = new Float64Array(SYMBOLS.length).fill(nothing);
  for (const each of marks) {
    const { symbol } = each.after;
    if (each.plain > plain[symbol]!) plain[symbol] = each.plain;
    if (each.quad > quad[symbol]!) quad[symbol] = each.quad;
  }
  return { plain, quad, nothing };
};

export const valueOfLook = (look: Look): number => valueOfTurn(waysOf(look));
export const turnOfLook = (look: Look): Turn => solveTurn(waysOf(look));

export const weighedAt = (look: Look, square: Square): Weighed =>
  look.marks.find(({ after }) => after.square === square)!;
