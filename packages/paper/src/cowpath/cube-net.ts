/** The net of a Cowpath die. */
import { CUT, type Point, flap, fold } from '../net-lines.ts';
import { type Shape, line } from '../shapes.ts';
import { faceSign } from './die.ts';

/** The six faces as a cross: rows from the top, `null` where there is none. */
const CROSS: readonly (readonly (string | null)[])[] = [
  [null, '1', null],
  ['2', 'c', '5'],
  [null, '3', null],
  [null, '4', null],
];

/** In edges of a face: the flaps, each with the net on its right when the cross stands upright. */
const CUBE_FLAPS: readonly (readonly [Point, Point])[] = [
  [
    [1, 0],
    [2, 0],
  ],
  [
    [0, 1],
    [1, 1],
  ],
  [
    [2, 1],
    [3, 1],
  ],
  [
    [1, 2],
    [0, 2],
  ],
  [
    [3, 2],
    [2, 2],
  ],
  [
    [1, 4],
    [1, 3],
  ],
  [
    [2, 3],
    [2, 4],
  ],
];
const CUBE_CUTS: readonly (readonly [Point, Point])[] = [
  [
    [1, 0],
    [1, 1],
  ],
  [
    [2, 0],
    [2, 1],
  ],
  [
    [0, 1],
    [0, 2],
  ],
  [
    [3, 1],
    [3, 2],
  ],
  [
    [1, 2],
    [1, 3],
  ],
  [
    [2, 2],
    [2, 3],
  ],
  [
    [1, 4],
    [2, 4],
  ],
];
const CUBE_FOLDS: readonly (readonly [Point, Point])[] = [
  [
    [1, 1],
    [2, 1],
  ],
  [
    [1, 1],
    [1, 2],
  ],
  [
    [2, 1],
    [2, 2],
  ],
  [
    [1, 2],
    [2, 2],
  ],
  [
    [1, 3],
    [2, 3],
  ],
];

/** The space of a cube's net, in edges of a face, with its flaps. The cross lies on its side. */
export const CUBE_NET = { width: 4.3, height: 3 };
const FLAP = 0.3;

/** A Cowpath die; `edge` is the length of an edge. */
export const cubeNet = (x: number, y: number, edge: number): readonly Shape[] => {
  const at = ([column, row]: Point): Point => [x + (row + FLAP) * edge, y + column * edge];
  const faces = CROSS.flatMap((row, r) =>
    row.flatMap((face, c) => (face === null ? [] : faceSign(face, ...at([c + 0.5, r + 0.5]), edge * 0.62))),
  );
  return [
    ...CUBE_FLAPS.flatMap(([from, to]) => flap(at(to), at(from), edge * FLAP)),
    ...CUBE_CUTS.map(([from, to]) => line(at(from), at(to), CUT)),
    ...CUBE_FOLDS.map(([from, to]) => fold(at(from), at(to))),
    ...faces,
  ];
};
