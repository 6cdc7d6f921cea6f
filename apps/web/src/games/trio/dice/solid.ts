/**
 * A ten-sided die made of ten kites. It is animated with CSS 3D. At rest, a flat drawing of the same shape is shown,
 * which has smoother edges. Lengths are in `em`, where 1 is the radius of the zigzag belt. As in CSS, y points down
 * and z points at the viewer.
 */
const TURN = Math.PI / 5;
const APEX = 1.16;
/** With this value the four corners of each kite lie in one plane. */
const BELT = (APEX * (1 - Math.cos(TURN))) / (1 + Math.cos(TURN));

/** A kite in its own plane, from its apex at (0, 0) downwards. */
export const KITE = {
  width: 2 * Math.sin(TURN),
  height: Math.hypot(1, APEX + BELT),
  shoulder: Math.hypot(Math.cos(TURN), APEX - BELT),
};
const LEAN = Math.atan2(1, APEX + BELT);

/** The die at rest: the front kite nearly faces the viewer. The second die is turned a little more. */
const TILT = -0.42;
const YAW = -0.13;
const ROLL = { 1: -0.05, 2: 0.07 } as const;

/** Distance of the viewer. */
export const PERSPECTIVE = 9;

type Vector = readonly [number, number, number];
type Point = readonly [number, number];

const aboutX = ([x, y, z]: Vector, a: number): Vector => [
  x,
  y * Math.cos(a) - z * Math.sin(a),
  y * Math.sin(a) + z * Math.cos(a),
];
const aboutY = ([x, y, z]: Vector, a: number): Vector => [
  x * Math.cos(a) + z * Math.sin(a),
  y,
  z * Math.cos(a) - x * Math.sin(a),
];
const aboutZ = ([x, y, z]: Vector, a: number): Vector => [
  x * Math.cos(a) - y * Math.sin(a),
  x * Math.sin(a) + y * Math.cos(a),
  z,
];

export type DieNumber = 1 | 2;

const resting = (vector: Vector, die: DieNumber): Vector =>
  aboutX(aboutY(aboutZ(vector, ROLL[die]), YAW), TILT);

/** Maps a kite's plane to the die's space. Kites with an even index point up. */
const onDie = (index: number, x: number, y: number): Vector => {
  const [, down, near] = aboutX([0, y, 0], LEAN);
  const upright: Vector = [x, down - APEX, near];
  return aboutY(index % 2 === 0 ? upright : aboutZ(upright, Math.PI), index * TURN);
};

const LIGHT: Vector = [-0.38, -0.62, 0.69];

/** Light on a kite of a die at rest, from 0 to 1. */
const lightOn = (index: number): number => {
  const up = aboutX([0, 0, 1], LEAN);
  const normal = resting(aboutY(index % 2 === 0 ? up : aboutZ(up, Math.PI), index * TURN), 1);
  return Math.max(0, normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]);
};

const degrees = (radians: number): string => `${((radians * 180) / Math.PI).toFixed(2)}deg`;

export const restTransform = (die: DieNumber): string =>
  `rotateX(${degrees(TILT)}) rotateY(${degrees(YAW)}) rotateZ(${degrees(ROLL[die])})`;

export type Face = { readonly index: number; readonly transform: string; readonly shade: string };

/** The first is in front. Its index is added to the front number, so that all ten numbers differ. */
export const SOLID: readonly Face[] = Array.from({ length: 10 }, (_, index) => ({
  index,
  transform: `rotateY(${degrees(index * TURN)})${index % 2 === 0 ? '' : ' rotateZ(180deg)'} translateY(${-APEX}em) rotateX(${degrees(LEAN)})`,
  shade: `${Math.round(lightOn(index) * 100)}%`,
}));

const half = KITE.width / 2;
const CORNERS: readonly Point[] = [
  [0, 0],
  [half, KITE.shoulder],
  [0, KITE.height],
  [-half, KITE.shoulder],
];

/** In hundredths of an `em`. */
const drawn = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${(x * 100).toFixed(1)} ${(y * 100).toFixed(1)}`).join('L')}Z`;

export const OUTLINE = drawn(CORNERS);
/** Space around the outline, for its stroke. */
export const MARGIN = 0.06;
/** The baseline of a number on its kite. */
export const BASELINE = KITE.shoulder - 0.04;

const project = (index: number, die: DieNumber, x: number, y: number): Point => {
  const [right, down, near] = resting(onDie(index, x, y), die);
  const scale = PERSPECTIVE / (PERSPECTIVE - near);
  return [right * scale, down * scale];
};

const facesViewer = (points: readonly Point[]): boolean => {
  const [[ax, ay], [bx, by], [cx, cy]] = points as readonly [Point, Point, Point];
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
};

/** The number's position as a matrix. The perspective within one kite is too weak to be visible. */
const numberMatrix = (index: number, die: DieNumber): string => {
  const [x, y] = project(index, die, 0, BASELINE);
  const [rx, ry] = project(index, die, 0.1, BASELINE);
  const [dx, dy] = project(index, die, 0, BASELINE - 0.1);
  const across = [(rx - x) * 10, (ry - y) * 10];
  const along = [(x - dx) * 10, (y - dy) * 10];
  return `matrix(${[...across, ...along, x * 100, y * 100].map((value) => value.toFixed(3)).join(' ')})`;
};

export type FlatFace = Face & { readonly outline: string; readonly matrix: string };

const flatten = (die: DieNumber): readonly FlatFace[] =>
  SOLID.flatMap((face) => {
    const points = CORNERS.map(([x, y]) => project(face.index, die, x, y));
    if (!facesViewer(points)) return [];
    return [{ ...face, outline: drawn(points), matrix: numberMatrix(face.index, die) }];
  });

/** The visible kites of a die at rest. */
export const FLAT: Readonly<Record<DieNumber, readonly FlatFace[]>> = { 1: flatten(1), 2: flatten(2) };
