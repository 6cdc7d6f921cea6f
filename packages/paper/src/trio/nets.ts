/** The nets of a ten-sided die and of a pawn. */
import { need } from '@abacow/rules/need';
import { CUT, type Point, add, flap, fold } from '../net-lines.ts';
import { type Shape, line, outline, text } from '../shapes.ts';

/**
 * A ten-sided die has ten kites, five around each of its two tips. Lengths for a middle with radius 1 and tips at the
 * heights 1 and -1: the corners of the middle then lie at plus and minus tan²(18°).
 */
const FIFTH = Math.PI / 5;
const RISE = Math.tan(FIFTH / 2) ** 2;
const SIDE_EDGE = Math.hypot(1, 1 - RISE);
const KITE = Math.hypot(1, 1 + RISE);
/** The angle of a kite at the tip. */
const TIP = 2 * Math.asin(Math.sin(FIFTH) / SIDE_EDGE);

const polar = (radius: number, angle: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle)];
const KITES = [0, 1, 2, 3, 4] as const;
/** Where the first kite of a fan begins, so that the third one points to the right. */
const FIRST = -2.5 * TIP;
const sideCorner = (kite: number): Point => polar(SIDE_EDGE, FIRST + kite * TIP);
const tailCorner = (kite: number): Point => polar(KITE, FIRST + (kite + 0.5) * TIP);
const ORIGIN: Point = [0, 0];
/** Both fans share the edge below the tail of the third kite; the second fan is the first one, turned by half. */
const [SHARED_FROM, SHARED_TO] = [tailCorner(2), sideCorner(3)];
const TURN: Point = add(SHARED_FROM, SHARED_TO);

type Fan = {
  readonly place: (point: Point) => Point;
  readonly faces: readonly string[];
  readonly turned: boolean;
};

/** A dot tells 6 and 9 apart. */
const written = (face: number): string => (face === 6 || face === 9 ? `${face}.` : String(face));

const kiteNumber = (fan: Fan, kite: number, unit: number): Shape => {
  const angle = FIRST + (kite + 0.5) * TIP;
  const [x, y] = fan.place(polar(KITE * 0.62, angle));
  const turn = (angle * 180) / Math.PI + (fan.turned ? 0 : 180);
  return { ...text(need(fan.faces[kite]), x, y, unit * 0.5, { anchor: 'middle', bold: true }), turn };
};

const fanShapes = (fan: Fan, unit: number): readonly Shape[] => {
  const at = fan.place;
  const depth = unit * 0.2;
  // One of the two fans has the flaps of the edges where they meet.
  const rim = KITES.flatMap((kite) => {
    const edges: readonly (readonly [Point, Point])[] = [
      [sideCorner(kite), tailCorner(kite)],
      [tailCorner(kite), sideCorner(kite + 1)],
    ];
    return edges.flatMap(([from, to], half) => {
      if (kite === 2 && half === 1) return fan.turned ? [] : [fold(at(from), at(to))];
      return fan.turned ? [line(at(from), at(to), CUT)] : flap(at(from), at(to), depth);
    });
  });
  return [
    ...rim,
    ...flap(at(ORIGIN), at(sideCorner(0)), depth),
    line(at(ORIGIN), at(sideCorner(5)), CUT),
    ...[1, 2, 3, 4].map((kite) => fold(at(ORIGIN), at(sideCorner(kite)))),
    ...KITES.map((kite) => kiteNumber(fan, kite, unit)),
  ];
};

/** In units of the radius, with flaps. One fan lies above the other. */
export const TEN_NET = { width: 2 * KITE + 0.6, height: 2 * KITE + 2 * SIDE_EDGE + 0.2 };

/**
 * `x` and `y` are the top left corner. Opposite faces add up to 9: kite k lies opposite kite 2 - k (counted around) of
 * the other fan.
 */
export const tenNet = (x: number, y: number, unit: number): readonly Shape[] => {
  const origin: Point = [x + (TEN_NET.width / 2 + 0.2) * unit, y + (KITE + 0.1) * unit];
  const scaled = ([px, py]: Point): Point => add(origin, [-py * unit, px * unit]);
  const first: Fan = { place: scaled, faces: [1, 7, 3, 9, 5].map(written), turned: false };
  const turned = ([px, py]: Point): Point => scaled([TURN[0] - px, TURN[1] - py]);
  const second: Fan = { place: turned, faces: [6, 2, 8, 4, 0].map(written), turned: true };
  return [...fanShapes(first, unit), ...fanShapes(second, unit)];
};

/** A strip to fold in the middle: a pawn that stands, seen from both sides, with a foot at each end. */
export const stripOutline = (
  x: number,
  y: number,
  width: number,
  height: number,
  foot: number,
): readonly Shape[] => [
  outline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    CUT,
  ),
  fold([x, y + foot], [x + width, y + foot]),
  fold([x, y + height / 2], [x + width, y + height / 2]),
  fold([x, y + height - foot], [x + width, y + height - foot]),
];
