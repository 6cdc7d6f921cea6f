/** A path drawn in a square of 100, placed on a point. */
import type { Path } from './shapes.ts';

export const placed = (
  d: string,
  x: number,
  y: number,
  size: number,
  stroke: number,
  fill: Path['fill'],
): Path => ({
  kind: 'path',
  d,
  at: [x - size / 2, y - size / 2],
  scale: size / 100,
  fill,
  stroke: (stroke * 100) / size,
});
