/** The winning chain as strokes between neighbours: straight steps before diagonal ones, no loops. */
import { type Square, columnOf, rowOf } from '@abacow/rules/cowpath';

export type Stroke = { readonly from: Square; readonly to: Square };

const distance = (a: Square, b: Square): number => {
  const [down, across] = [Math.abs(rowOf(a) - rowOf(b)), Math.abs(columnOf(a) - columnOf(b))];
  return Math.max(down, across) === 1 ? down + across : Infinity;
};

const nearest = (reached: readonly Square[], waiting: readonly Square[]): Stroke | null => {
  let best: Stroke | null = null;
  let shortest = Infinity;
  for (const from of reached)
    for (const to of waiting)
      if (distance(from, to) < shortest) [best, shortest] = [{ from, to }, distance(from, to)];
  return best;
};

export const strokesOf = (chain: readonly Square[]): readonly Stroke[] => {
  const strokes: Stroke[] = [];
  const reached = chain.slice(0, 1);
  let waiting = chain.slice(1);
  for (let stroke = nearest(reached, waiting); stroke !== null; stroke = nearest(reached, waiting)) {
    const { to } = stroke;
    strokes.push(stroke);
    reached.push(to);
    waiting = waiting.filter((square) => square !== to);
  }
  return strokes;
};
