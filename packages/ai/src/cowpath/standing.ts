/** A standing is a position before the first throw of a turn or bonus turn. Also lists how a turn can end. */
import {
  type CowpathPosition,
  type CowpathSeat,
  type Joins,
  type Square,
  type Squares,
  NO_ANCHOR,
  connected,
  has,
  isEmpty,
  joinsOf,
  listSquares,
  neighboursOf,
  only,
  otherSeat,
  overlap,
  union,
  without,
} from '@abacow/rules/cowpath';

export type Standing = Pick<CowpathPosition, 'sheet' | 'seat' | 'anchor' | 'crosses' | 'circles' | 'blocked'>;

export const ownOf = ({ seat, crosses, circles }: Standing): Squares => (seat === 0 ? crosses : circles);
export const othersOf = ({ seat, crosses, circles }: Standing): Squares => (seat === 0 ? circles : crosses);
export const freeOf = ({ sheet, crosses, circles }: Standing): Squares =>
  without(sheet.all, union(crosses, circles));

/** Costs of joins are capped at this number, as in training. */
export const FAR = 12;

export const joinsIn = ({ sheet, crosses, circles }: Standing, seat: CowpathSeat): Joins => {
  const [own, others] = seat === 0 ? [crosses, circles] : [circles, crosses];
  return joinsOf(listSquares(sheet.starts[seat]), own, without(sheet.all, others), FAR);
};

/** The squares that the next turn may mark. */
export const openOf = (standing: Standing): Squares => {
  const free = freeOf(standing);
  return standing.anchor === NO_ANCHOR ? free : overlap(free, neighboursOf(standing.anchor));
};

export const keyOf = ({ sheet, seat, anchor, crosses, circles }: Standing): string =>
  `${sheet.text} ${seat} ${anchor} ${crosses.lo} ${crosses.hi} ${circles.lo} ${circles.hi}`;

/** The ways to end a turn on one square. If `end` is null the game goes on, and both standings have to be valued. */
export type After = {
  readonly square: Square;
  readonly symbol: number;
  readonly end: 'won' | 'tied' | null;
  readonly plain: Standing;
  /** The bonus turn after a quad mark; null if no neighbour is free, so that the mark counts as plain. */
  readonly quad: Standing | null;
};

export const passed = (standing: Standing): Standing => ({
  sheet: standing.sheet,
  seat: otherSeat(standing.seat),
  anchor: NO_ANCHOR,
  crosses: standing.crosses,
  circles: standing.circles,
  blocked: standing.blocked,
});

const blockedAfter = ({ sheet, seat, blocked }: Standing, own: Squares): number => {
  const other = otherSeat(seat);
  const open = ((blocked >> other) & 1) === 0 && connected(sheet.starts[other], without(sheet.all, own));
  return open ? blocked : blocked | (1 << other);
};

const endAfter = (seat: CowpathSeat, standing: Standing, own: Squares, blocked: number): After['end'] => {
  if (connected(standing.sheet.starts[seat], own)) return 'won';
  return blocked === 3 ? 'tied' : null;
};

export const marked = (standing: Standing, square: Square): After => {
  const { sheet, seat } = standing;
  const own = union(ownOf(standing), only(square));
  const blocked = blockedAfter(standing, own);
  const crosses = seat === 0 ? own : standing.crosses;
  const circles = seat === 1 ? own : standing.circles;
  const plain = { sheet, seat: otherSeat(seat), anchor: NO_ANCHOR, crosses, circles, blocked };
  const further = !isEmpty(overlap(neighboursOf(square), freeOf(plain)));
  return {
    square,
    symbol: sheet.bySymbol.findIndex((set) => has(set, square)),
    end: endAfter(seat, standing, own, blocked),
    plain,
    quad: further ? { sheet, seat, anchor: square, crosses, circles, blocked } : null,
  };
};

export const aftersOf = (standing: Standing): readonly After[] =>
  listSquares(openOf(standing)).map((square) => marked(standing, square));
