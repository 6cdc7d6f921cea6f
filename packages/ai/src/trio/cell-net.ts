/** A whole net: a trunk, fast or plain, and the head at its end. */
import type { MakeTrunk } from '../net/trunk.ts';
import { CELLS, GRID } from './grid.ts';
import { runHead } from './head.ts';
import type { CellNet } from './valuer.ts';
import type { NetWeights } from './weights.ts';

export const makeCellNet = (net: NetWeights, makeTrunk: MakeTrunk, capacity = 8): CellNet => {
  const trunk = makeTrunk(net.convolutions, { rows: GRID, columns: GRID }, capacity);
  const logits = new Float32Array(capacity * CELLS * net.outputs);
  const run = (boards: number): Float32Array => {
    const found = trunk.run(boards);
    for (let board = 0; board < boards; board++)
      runHead(net, found, board * CELLS * net.channels, logits, board * CELLS * net.outputs);
    return logits;
  };
  return { planes: net.planes, outputs: net.outputs, capacity, input: trunk.input, run };
};
