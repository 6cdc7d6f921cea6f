/** A complete net: a trunk (fast or plain) and its head. */
import type { MakeTrunk } from '../net/trunk.ts';
import { CELLS, GRID } from './grid.ts';
import { runHead } from './head.ts';
import type { CellNet } from './valuer.ts';
import type { NetWeights } from './weights.ts';

export const makeCellNet = (net: NetWeights, makeTrunk: MakeTrunk, capacity = 8): CellNet => {
  const trunk = makeTrunk(net.convolutions, { rows: GRID, columns: GRID }, capacity);
  const logits = new Float32Array(capacity * CELLS * net.outputs);
  const run = (wanted: readonly Uint8Array[], outputs: number): Float32Array => {
    const found = trunk.run(wanted.length);
    wanted.forEach((cells, board) => {
      const to = logits.subarray(board * CELLS * net.outputs);
      runHead(net, found.subarray(board * CELLS * net.channels), cells, outputs, to);
    });
    return logits;
  };
  return { planes: net.planes, outputs: net.outputs, capacity, input: trunk.input, run };
};
