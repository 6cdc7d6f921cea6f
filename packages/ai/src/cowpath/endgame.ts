/**
 * Exact endgames. Every square that was free at the root is now free, a cross or a circle, so there are 3^n standings.
 * Each is solved after all that follow from it. Only passing leads back to the same squares, with the other seat to
 * move, so the values for both seats are solved together.
 */
import { need } from '@abacow/rules/need';
import {
  type CowpathSeat,
  type Square,
  type Squares,
  NO_ANCHOR,
  SYMBOLS,
  connected,
  has,
  listSquares,
  neighboursOf,
  setOf,
  union,
  without,
} from '@abacow/rules/cowpath';
import type { Look } from './look-ahead.ts';
import { type Standing, aftersOf, freeOf, passed } from './standing.ts';
import { valueOfTurn } from './turn.ts';

/** More free squares than this do not fit into memory. */
export const MOST_FREE = 11;

/** A set of the root's free squares: bit n is the n-th of them. */
type Part = number;

export interface Endgame {
  /** Whether the standing follows from the root. */
  covers(standing: Standing): boolean;
  /** The value of a covered standing; null if the time ran out. Solved standings are cached for later calls. */
  value(standing: Standing, inTime: () => boolean): number | null;
}

const PRECISION = 1e-13;
const FACES = SYMBOLS.length;
const STANDINGS_PER_CLOCK_CHECK = 64;

type Board = {
  readonly squares: readonly Square[];
  readonly symbols: readonly number[];
  readonly beside: readonly Part[];
  /** By seat and the part that it has marked: whether its starts are joined. */
  readonly joined: readonly [Uint8Array, Uint8Array];
  /** By seat and the part that the other seat has marked: whether the seat is blocked. */
  readonly blocked: readonly [Uint8Array, Uint8Array];
  /** By part: the sum of 3^n over its squares. */
  readonly threes: Int32Array;
};

const boardOf = (root: Standing): Board => {
  const { sheet } = root;
  const squares = listSquares(freeOf(root));
  const parts = 1 << squares.length;
  const setsOf = Array.from({ length: parts }, (_, part) => setOf(squares.filter((_, n) => (part >> n) & 1)));
  const marks = [root.crosses, root.circles] as const;
  const table = (test: (set: Squares) => boolean): Uint8Array =>
    Uint8Array.from(setsOf, (set) => (test(set) ? 1 : 0));
  const joined = (seat: CowpathSeat): Uint8Array =>
    table((set) => connected(sheet.starts[seat], union(marks[seat], set)));
  const blocked = (seat: CowpathSeat): Uint8Array =>
    table((set) => !connected(sheet.starts[seat], without(sheet.all, union(need(marks[1 - seat]), set))));
  return {
    squares,
    symbols: squares.map((square) => sheet.bySymbol.findIndex((set) => has(set, square))),
    beside: squares.map((square) => partOf(squares, neighboursOf(square))),
    joined: [joined(0), joined(1)],
    blocked: [blocked(0), blocked(1)],
    threes: Int32Array.from({ length: parts }, (_, part) =>
      squares.reduce((sum, _, n) => sum + ((part >> n) & 1) * 3 ** n, 0),
    ),
  };
};

const partOf = (squares: readonly Square[], set: Squares): Part =>
  squares.reduce((part, square, n) => (has(set, square) ? part | (1 << n) : part), 0);

/** The values of all marks of one seat at one standing. */
class Side {
  readonly plain: Float64Array;
  readonly quad: Float64Array;
  private readonly byPlain = new Float64Array(FACES);
  private readonly byQuad = new Float64Array(FACES);
  private readonly symbols: readonly number[];
  private alive = 0;

  constructor({ symbols }: Board) {
    this.symbols = symbols;
    this.plain = new Float64Array(symbols.length);
    this.quad = new Float64Array(symbols.length);
  }

  /** Prepares for turns that may mark the squares of `open`. */
  open(open: Part): void {
    this.alive = 0;
    for (let left = open; left !== 0; left &= left - 1) {
      const n = 31 - Math.clz32(left & -left);
      const symbol = need(this.symbols[n]);
      const first = ((this.alive >> symbol) & 1) === 0;
      this.alive |= 1 << symbol;
      if (first || need(this.plain[n]) > need(this.byPlain[symbol]))
        this.byPlain[symbol] = need(this.plain[n]);
      if (first || need(this.quad[n]) > need(this.byQuad[symbol])) this.byQuad[symbol] = need(this.quad[n]);
    }
  }

  turn(nothing: number): number {
    return valueOfTurn({ plain: this.byPlain, quad: this.byQuad, nothing }, this.alive);
  }
}

/**
 * The values for two seats that may both pass: the fixed point of both turns. The value of a turn is linear in `nothing`
 * nearly everywhere, so extrapolating from two steps converges quickly.
 */
const solvePassing = (first: Side, second: Side): readonly [number, number] => {
  let nothing = 0;
  for (let step = 0; step < 200; step++) {
    const value = first.turn(nothing);
    const once = -second.turn(-value);
    if (Math.abs(once - nothing) < PRECISION) return [value, -once];
    const twice = -second.turn(-first.turn(once));
    const bend = twice - once - (once - nothing);
    nothing = Math.abs(bend) > 1e-300 ? twice - (twice - once) ** 2 / bend : twice;
    nothing = Math.max(-1, Math.min(1, nothing));
  }
  throw new Error('passing to and fro has no value');
};

export const makeEndgame = (root: Standing): Endgame => {
  const board = boardOf(root);
  const size = board.squares.length;
  if (size > MOST_FREE) throw new RangeError(`${size} free squares are too many`);
  const all = (1 << size) - 1;
  const standings = 3 ** size;
  const values = [new Float64Array(standings).fill(NaN), new Float64Array(standings).fill(NaN)] as const;
  /** By standing and anchor: the value of the bonus turn for the seat that marked the anchor. */
  const bonus = new Float64Array(standings * size);
  const sides = Array.from({ length: size + 1 }, () => [new Side(board), new Side(board)] as const);
  let solved = 0;

  const placeOf = (crosses: Part, circles: Part): number =>
    need(board.threes[crosses]) + 2 * need(board.threes[circles]);

  /** Sets what marking the n-th square is worth for a seat; false if the time ran out. */
  const weigh = (
    side: Side,
    seat: CowpathSeat,
    n: number,
    crosses: Part,
    circles: Part,
    inTime: () => boolean,
  ): boolean => {
    const x = seat === 0 ? crosses | (1 << n) : crosses;
    const o = seat === 1 ? circles | (1 << n) : circles;
    if (board.joined[seat][seat === 0 ? x : o] === 1) {
      side.plain[n] = side.quad[n] = 1;
      return true;
    }
    if (board.blocked[0][o] === 1 && board.blocked[1][x] === 1) {
      side.plain[n] = side.quad[n] = 0;
      return true;
    }
    if (!solve(x, o, inTime)) return false;
    const place = placeOf(x, o);
    const further = (need(board.beside[n]) & all & ~(x | o)) !== 0;
    side.plain[n] = -need(need(values[1 - seat])[place]);
    side.quad[n] = further ? need(bonus[place * size + n]) : need(side.plain[n]);
    return true;
  };

  /** Solves a standing that is not over, and all that follow from it; false if the time ran out. */
  const solve = (crosses: Part, circles: Part, inTime: () => boolean): boolean => {
    const place = placeOf(crosses, circles);
    if (!Number.isNaN(need(values[0][place]))) return true;
    const free = all & ~(crosses | circles);
    const own = need(sides[size - bitsIn(free)]);
    for (let left = free; left !== 0; left &= left - 1) {
      const n = 31 - Math.clz32(left & -left);
      if (!weigh(own[0], 0, n, crosses, circles, inTime)) return false;
      if (!weigh(own[1], 1, n, crosses, circles, inTime)) return false;
    }
    if (++solved % STANDINGS_PER_CLOCK_CHECK === 0 && !inTime()) return false;
    own[0].open(free);
    own[1].open(free);
    const [x, o] = solvePassing(own[0], own[1]);
    values[0][place] = x;
    values[1][place] = o;
    solveBonuses(own[0], crosses, free, -o, place);
    solveBonuses(own[1], circles, free, -x, place);
    return true;
  };

  const solveBonuses = (side: Side, marks: Part, free: Part, nothing: number, place: number): void => {
    for (let left = marks; left !== 0; left &= left - 1) {
      const n = 31 - Math.clz32(left & -left);
      const open = need(board.beside[n]) & free;
      if (open === 0) continue;
      side.open(open);
      bonus[place * size + n] = side.turn(nothing);
    }
  };

  const partsOf = ({ crosses, circles }: Standing): readonly [Part, Part] => [
    partOf(board.squares, crosses),
    partOf(board.squares, circles),
  ];

  const covers = (standing: Standing): boolean => {
    if (standing.sheet.text !== root.sheet.text) return false;
    const [x, o] = partsOf(standing);
    const sets = [
      setOf(board.squares.filter((_, n) => (x >> n) & 1)),
      setOf(board.squares.filter((_, n) => (o >> n) & 1)),
    ];
    return (
      same(union(root.crosses, need(sets[0])), standing.crosses) &&
      same(union(root.circles, need(sets[1])), standing.circles)
    );
  };

  /** A bonus turn whose anchor was marked before the root. */
  const outerBonus = (standing: Standing, x: Part, o: Part, inTime: () => boolean): number | null => {
    const side = new Side(board);
    const open = partOf(board.squares, neighboursOf(standing.anchor)) & all & ~(x | o);
    for (let left = open; left !== 0; left &= left - 1)
      if (!weigh(side, standing.seat, 31 - Math.clz32(left & -left), x, o, inTime)) return null;
    if (!solve(x, o, inTime)) return null;
    side.open(open);
    return side.turn(-need(need(values[1 - standing.seat])[placeOf(x, o)]));
  };

  const value = (standing: Standing, inTime: () => boolean): number | null => {
    const [x, o] = partsOf(standing);
    if (standing.anchor !== NO_ANCHOR) return outerBonus(standing, x, o, inTime);
    return solve(x, o, inTime) ? need(values[standing.seat][placeOf(x, o)]) : null;
  };
  return { covers, value };
};

const bitsIn = (part: Part): number => {
  let bits = 0;
  for (let left = part; left !== 0; left &= left - 1) bits++;
  return bits;
};

const same = (a: Squares, b: Squares): boolean => a.lo === b.lo && a.hi === b.hi;

const EXACT = { won: 1, tied: 0 } as const;

/** A look with exact values, or null if the time ran out. */
export const exactLook = (endgame: Endgame, standing: Standing, inTime: () => boolean): Look | null => {
  const next = passed(standing);
  const nothing = endgame.value(next, inTime);
  if (nothing === null) return null;
  const marks = [];
  for (const after of aftersOf(standing)) {
    const sure = after.end !== null;
    const plain = sure ? EXACT[after.end] : endgame.value(after.plain, inTime);
    const quad = sure || after.quad === null ? 0 : endgame.value(after.quad, inTime);
    if (plain === null || quad === null) return null;
    const worth = sure ? plain : -plain;
    marks.push({ after, plain: worth, quad: sure || after.quad === null ? worth : quad });
  }
  return { standing, marks, passed: next, nothing: -nothing, unseen: null, exact: true };
};
