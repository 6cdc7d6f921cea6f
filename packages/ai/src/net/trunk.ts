/** The first part of both games' nets: a 3 × 3 convolution and residual ones after it, with relu after each. */
import { need } from '@abacow/rules/need';

/** `weights` are ordered by output, input, and place in the 3 × 3 window for convolutions. */
export type Layer = {
  readonly outputs: number;
  readonly inputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
};

export type Grid = { readonly rows: number; readonly columns: number };

/** x -> relu(stem(x)), then x -> relu(x + layer(x)) for each further layer; squares beyond the edge are 0. */
export interface Trunk {
  readonly planes: number;
  readonly channels: number;
  /** How many boards fit into `input`. */
  readonly capacity: number;
  /** Ordered by board, plane, cell (row after row). The content is not changed by runs. */
  readonly input: Float32Array;
  /**
   * Ordered by board, cell, channel; valid until the next run. `like[board]` may be the index of an earlier board that
   * differs in few numbers: the first layer is then corrected instead of computed (-1: it is computed).
   */
  run(boards: number, like?: Int32Array): Float32Array;
}

export type MakeTrunk = (layers: readonly Layer[], grid: Grid, capacity: number) => Trunk;

/** Weights reordered by place in the window, input, output: the order in which sums are computed. */
export const byWindow = ({ outputs, inputs, weights }: Layer): Float32Array => {
  const ordered = new Float32Array(weights.length);
  for (let output = 0; output < outputs; output++)
    for (let input = 0; input < inputs; input++)
      for (let place = 0; place < 9; place++)
        ordered[(place * inputs + input) * outputs + output] = need(
          weights[(output * inputs + input) * 9 + place],
        );
  return ordered;
};
