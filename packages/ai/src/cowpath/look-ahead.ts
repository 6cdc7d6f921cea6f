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
  /** Null when all was seen. */
  readonly unseen: Unseen | null;
};

const EXACT = { won: 1, tied: 0 } as const;

type Place = { readonly weighed: Weighed; readonly kind: 'plain' | 'quad' };

const weigh = (after: After): Weighed =>
  after.end === null
    ? { after, plain: 0, quad: 0 }
    : { after, plain: EXACT[after.end], quad: EXACT[after.end] };

type Question = Asked & Place;

/** Marks that time did not allow to value: by symbol whether there are any, and what the best of them may be worth. */
type Unseen = {
  readonly questions: readonly Question[];
  readonly plain: readonly boolean[];
  readonly quad: readonly boolean[];
  readonly worth: number;
};

/** What has to be asked about marks that do not end the game: the plain ones first, squares of promise first. */
const questions = (marks: readonly Weighed[], now: BothJoins): readonly Question[] => {
  const open = byPromise(
    marks.filter(({ after }) => after.end === null),
    now,
  ).map((weighed) => ({ weighed, joins: bothJoins(weighed.after.plain) }));
  const plain = open.map(({ weighed, joins }): Question => ({
    weighed,
    kind: 'plain',
    standing: weighed.after.plain,
    joins,
    like: 0,
  }));
  const quad = open.flatMap(({ weighed, joins }): Question[] =>
    weighed.after.quad === null
      ? []
      : [{ weighed, kind: 'quad', standing: weighed.after.quad, joins, like: 1 }],
  );
  return [...plain, ...quad];
};

/** Squares on somebody's cheapest joins first. */
const byPromise = (marks: readonly Weighed[], [x, o]: BothJoins): readonly Weighed[] => {
  const cost = ({ after }: Weighed): number => Math.min(x.through[after.square]!, o.through[after.square]!);
  return [...marks].sort((a, b) => cost(a) - cost(b));
};

/** Boards that the others are likened to: each evaluation has them too. */
export const BASES = 2;

/** How many boards the net values in a look at so many open squares. */
export const boardsIn = (open: number): number => 2 * open + BASES;

/** Boards valued between two looks at the clock, where time is short. */
export const BOARDS_A_LOOK = 12;
/** Nobody marks a square that was not looked at: it is taken for a little worse than passing. */
const UNKNOWN = 1e-3;

const settle = ({ weighed, kind }: Place, value: number): void => {
  if (kind === 'quad') weighed.quad = value;
  else weighed.plain = weighed.quad = -value;
};

/** Boards that a look still has to value. */
export const boardsLeft = ({ unseen }: Look): number =>
  unseen === null ? 0 : unseen.questions.length + BASES;

/**
 * Everything at once; or, given `inTime`, a few boards at a time for as long as it allows so many more. What was
 * not reached is not chosen: a quad is taken for the plain mark, a square for less than passing. `begun` is an earlier
 * look at the same standing, gone on with.
 */
export const lookAt = (
  standing: Standing,
  evaluate: Evaluate,
  inTime?: (boards: number) => boolean,
  begun?: Look,
): Look => {
  const marks = begun?.marks ?? aftersOf(standing).map(weigh);
  const now = bothJoins(standing);
  const asked = begun === undefined ? questions(marks, now) : (begun.unseen?.questions ?? []);
  const bases: Asked[] = [
    { standing: passed(standing), joins: now, like: -1 },
    { standing: { ...standing, anchor: NO_ANCHOR }, joins: now, like: -1 },
  ];
  const step = inTime === undefined ? Math.max(1, asked.length) : BOARDS_A_LOOK;
  const first = evaluate([...bases, ...asked.slice(0, step)]);
  const nothing = -first[0]!;
  if (begun === undefined) for (const { weighed } of asked) weighed.plain = weighed.quad = nothing - UNKNOWN;
  asked.slice(0, step).forEach((question, index) => settle(question, first[index + BASES]!));
  let from = step;
  for (; from < asked.length && inTime?.(step + BASES) === true; from += step) {
    const some = asked.slice(from, from + step);
    const values = evaluate([...bases, ...some]);
    some.forEach((question, index) => settle(question, values[index + BASES]!));
  }
  const look: Look = { standing, marks, passed: bases[0]!.standing, nothing, unseen: null };
  const missed = asked.slice(from);
  if (missed.length === 0) return look;
  const [worth] = evaluate([{ standing, joins: now, like: -1 }]);
  return { ...look, unseen: unseenBy(look, missed, worth!) };
};

const HALVINGS = 24;

/**
 * What was missed would have made the turn worth more, by how much the net knows: it values the whole standing too.
 * The best of each symbol that was missed are taken for equally good, and that good that the sums agree.
 */
const unseenBy = (look: Look, missed: readonly Question[], worth: number): Unseen => {
  const missing = (wanted: Place['kind']): readonly boolean[] =>
    Array.from(SYMBOLS, (_, symbol) =>
      missed.some(({ kind, weighed }) => kind === wanted && weighed.after.symbol === symbol),
    );
  const unseen = { questions: missed, plain: missing('plain'), quad: missing('quad') };
  let [low, high] = [look.nothing - UNKNOWN, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (valueOfLook({ ...look, unseen: { ...unseen, worth: middle } }) < worth) low = middle;
    else high = middle;
  }
  return { ...unseen, worth: low };
};

/** By symbol the best that can be marked. */
export const waysOf = ({ marks, nothing, unseen }: Look): Ways => {
  const lowest = (missing: readonly boolean[] | undefined): Float64Array =>
    Float64Array.from(SYMBOLS, (_, symbol) =>
      missing?.[symbol] === true ? Math.max(nothing, unseen!.worth) : nothing,
    );
  const [plain, quad] = [lowest(unseen?.plain), lowest(unseen?.quad)];
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
