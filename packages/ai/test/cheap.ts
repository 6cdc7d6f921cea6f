/** Cheap evaluations that are wrong in a fixed way, for tests of properties that hold for any evaluation. */
import type { Evaluate } from '../src/cowpath/evaluation.ts';
import { CELLS } from '../src/trio/grid.ts';
import { PLANES, type PlaneKind } from '../src/trio/planes.ts';
import type { CellNet, TrioNets } from '../src/trio/valuer.ts';

/** The side that lacks fewer squares is ahead. */
export const cheapEvaluate: Evaluate = (asked) =>
  Float64Array.from(asked, ({ standing, joins }) => {
    const [own, other] = [joins[standing.seat].cost, joins[1 - standing.seat]!.cost];
    return Math.tanh((Math.min(other, 9) - Math.min(own, 9)) / 3 + 0.1);
  });

const CAPACITY = 8;

const cheapNet = (kind: PlaneKind, outputs: number): CellNet => {
  const planes = PLANES[kind];
  const input = new Float32Array(CAPACITY * planes * CELLS);
  const logits = new Float32Array(CAPACITY * CELLS * outputs);
  const logitsOf = (board: number, cells: Uint8Array, wantedOutputs: number): void => {
    let sum = 0;
    const from = board * planes * CELLS;
    for (let at = from; at < from + planes * CELLS; at++) sum += input[at]! * ((at - from) % 97);
    for (let cell = 0; cell < CELLS; cell++)
      for (let output = 0; cells[cell] === 1 && output < wantedOutputs; output++)
        logits[(board * CELLS + cell) * outputs + output] = ((sum + cell * 31 + output * 17) % 53) / 20;
  };
  const run = (wanted: readonly Uint8Array[], wantedOutputs: number): Float32Array => {
    wanted.forEach((cells, board) => logitsOf(board, cells, wantedOutputs));
    return logits;
  };
  return { planes, outputs, capacity: CAPACITY, input, run };
};

export const cheapNets = (): TrioNets => ({
  junior2: cheapNet('junior2', 2),
  general: cheapNet('general', 28),
});
