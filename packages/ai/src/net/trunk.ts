/** What the nets of both games begin with: a 3 × 3 convolution and residual ones after it, relu after each. */

/** `weights` by output, then input, then place in the 3 × 3 window where there is one. */
export type Layer = {
  readonly outputs: number;
  readonly inputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
};

export type Grid = { readonly rows: number; readonly columns: number };

/** x -> relu(stem(x)), then x -> relu(x + layer(x)) for each further layer; squares beyond the edge count 0. */
export interface Trunk {
  readonly planes: number;
  readonly channels: number;
  /** Boards that fit into `input` at once. */
  readonly capacity: number;
  /** By board, then plane, then cell (row after row). Keeps its content between runs. */
  readonly input: Float32Array;
  /**
   * By board, then cell, then channel; valid until the next run. `like[board]` may name an earlier board that
   * differs in few numbers: its first layer is then corrected instead of computed (-1: it is computed).
   */
  run(boards: number, like?: Int32Array): Float32Array;
}

export type MakeTrunk = (layers: readonly Layer[], grid: Grid, capacity: number) => Trunk;

/** Weights by place in the window, then input, then output: the order in which sums run. */
export const byWindow = ({ outputs, inputs, weights }: Layer): Float32Array => {
  const ordered = new Float32Array(weights.length);
  for (let output = 0; output < outputs; output++)
    for (let input = 0; input < inputs; input++)
      for (let place = 0; place < 9; place++)
        ordered[(place * inputs + input) * outputs + output] =
          weights[(output * inputs + input) * 9 + place]!;
  return ordered;
};
