/** Looks one turn ahead: the net values every way the turn can end, and best play of the dice follows from that. */
import { need } from '@abacow/rules/need';
import { type Square, NO_ANCHOR, SYMBOLS } from '@abacow/rules/cowpath';
import type { Asked, Evaluate } from './evaluation.ts';
import { type BothJoins, bothJoins } from './planes.ts';
import { type After, type Standing, aftersOf, passed } from './standing.ts';
import { type Turn, type Ways, solveTurn, valueOfTurn } from './turn.ts';

/** The ways to end a turn on one square, with their worth for the mover. */
export type Weighed = { readonly after: After; plain: number; quad: number };

export type Look = {
  readonly standing: Standing;
  readonly marks: readonly Weighed[];
  readonly passed: Standing;
  nothing: number;
  /** Null if every board was valued. */
  readonly unseen: Unseen | null;
  /** All worths are exact, because the rest of the game is solved. */
  readonly exact: boolean;
};

const EXACT = { won: 1, tied: 0 } as const;

type Place = { readonly weighed: Weighed; readonly kind: 'plain' | 'quad' };

const weigh = (after: After): Weighed =>
  after.end === null
    ? { after, plain: 0, quad: 0 }
    : { after, plain: EXACT[after.end], quad: EXACT[after.end] };

type Question = Asked & Place;

/** Marks that there was no time to value: by symbol whether there are any, and the estimated worth of the best. */
type Unseen = {
  readonly questions: readonly Question[];
  readonly plain: readonly boolean[];
  readonly quad: readonly boolean[];
  readonly worth: number;
};

/** The boards to value, for marks that do not end the game: plain marks before quads, promising squares first. */
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

/** Squares on the cheapest joins of either side first. */
const byPromise = (marks: readonly Weighed[], [x, o]: BothJoins): readonly Weighed[] => {
  const cost = ({ after }: Weighed): number =>
    Math.min(need(x.through[after.square]), need(o.through[after.square]));
  return [...marks].sort((a, b) => cost(a) - cost(b));
};

/** How many base boards every evaluation contains; the other boards are computed as differences from them. */
export const BASES = 2;

/** How many boards the net values in a look with `open` open squares. */
export const boardsIn = (open: number): number => 2 * open + BASES;

/** Boards that are valued between two checks of the clock if time is short. */
export const BOARDS_PER_CLOCK_CHECK = 12;
/** A mark that was not valued counts as this much worse than passing, so that it is never chosen. */
const UNKNOWN = 1e-3;

const setValue = ({ weighed, kind }: Place, value: number): void => {
  if (kind === 'quad') weighed.quad = value;
  else weighed.plain = weighed.quad = -value;
};

/** Boards that a look still has to value. */
export const boardsLeft = ({ unseen }: Look): number =>
  unseen === null ? 0 : unseen.questions.length + BASES;

/**
 * Values all boards at once; with `inTime`, a few boards at a time as long as it allows that many more. Boards that were
 * not reached are never chosen: a quad counts as the plain mark, a mark as less than passing. `begun` is an earlier look
 * at the same standing, which is continued.
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
  const step = inTime === undefined ? Math.max(1, asked.length) : BOARDS_PER_CLOCK_CHECK;
  const first = evaluate([...bases, ...asked.slice(0, step)]);
  const nothing = -need(first[0]);
  if (begun === undefined) for (const { weighed } of asked) weighed.plain = weighed.quad = nothing - UNKNOWN;
  asked.slice(0, step).forEach((question, index) => setValue(question, need(first[index + BASES])));
  let from = step;
  for (; from < asked.length && inTime?.(step + BASES) === true; from += step) {
    const some = asked.slice(from, from + step);
    const values = evaluate([...bases, ...some]);
    some.forEach((question, index) => setValue(question, need(values[index + BASES])));
  }
  const look: Look = {
    standing,
    marks,
    passed: need(bases[0]).standing,
    nothing,
    unseen: null,
    exact: false,
  };
  const missed = asked.slice(from);
  if (missed.length === 0) return look;
  const [worth] = evaluate([{ standing, joins: now, like: -1 }]);
  return { ...look, unseen: unseenBy(look, missed, need(worth)) };
};

const HALVINGS = 24;

/**
 * The missed boards would have made the turn worth more. The net's value of the whole standing tells how much more: the
 * best missed mark of each symbol is assumed to be equally good, so good that the turn has that value.
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

/** By symbol: the best plain mark and the best quad mark. */
export const waysOf = ({ marks, nothing, unseen }: Look): Ways => {
  const lowest = (missing: readonly boolean[] | undefined): Float64Array =>
    Float64Array.from(SYMBOLS, (_, symbol) =>
      missing?.[symbol] === true ? Math.max(nothing, need(unseen).worth) : nothing,
    );
  const [plain, quad] = [lowest(unseen?.plain), lowest(unseen?.quad)];
  for (const each of marks) {
    const { symbol } = each.after;
    if (each.plain > need(plain[symbol])) plain[symbol] = each.plain;
    if (each.quad > need(quad[symbol])) quad[symbol] = each.quad;
  }
  return { plain, quad, nothing };
};

export const valueOfLook = (look: Look): number => valueOfTurn(waysOf(look));
export const turnOfLook = (look: Look): Turn => solveTurn(waysOf(look));

export const weighedAt = (look: Look, square: Square): Weighed =>
  need(look.marks.find(({ after }) => after.square === square));
