/** Lines of nets to cut out, fold and glue. Solid lines are cut, dashed lines are folded. */
import { type Line, type Shape, line } from './shapes.ts';

export type Point = readonly [number, number];

export const CUT = 0.9;
const FOLD = 0.5;
const DASH = 2.5;

export const fold = (from: Point, to: Point): Line => line(from, to, FOLD, DASH);
export const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** A flap to glue on the edge from `from` to `to`, on its left side. */
export const flap = (from: Point, to: Point, depth: number): readonly Shape[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const out: Point = [(dy / length) * depth, (-dx / length) * depth];
  const inset = Math.min(0.3, depth / length);
  return [
    line(from, add(between(from, to, inset), out), CUT),
    line(add(between(from, to, inset), out), add(between(from, to, 1 - inset), out), CUT),
    line(add(between(from, to, 1 - inset), out), to, CUT),
    fold(from, to),
  ];
};
