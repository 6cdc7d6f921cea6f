/** The trunk in plain TypeScript: the reference for the fast one, and its replacement where WebAssembly is missing. */
import { need } from '@abacow/rules/need';
import { type Grid, type Layer, type MakeTrunk, byWindow } from './trunk.ts';

type Ordered = Layer & { readonly ordered: Float32Array };

export const makePlainTrunk: MakeTrunk = (layers, grid, capacity) => {
  const [planes, channels, cells] = [
    need(layers[0]).inputs,
    need(layers[0]).outputs,
    grid.rows * grid.columns,
  ];
  const input = new Float32Array(capacity * planes * cells);
  const output = new Float32Array(capacity * cells * channels);
  const ordered = layers.map((layer): Ordered => ({ ...layer, ordered: byWindow(layer) }));
  const run = (boards: number): Float32Array => {
    for (let board = 0; board < boards; board++) {
      const own = input.subarray(board * planes * cells, (board + 1) * planes * cells);
      output.set(runLayers(ordered, channelsLast(own, planes, cells), grid), board * cells * channels);
    }
    return output;
  };
  return { planes, channels, capacity, input, run };
};

const channelsLast = (input: Float32Array, planes: number, cells: number): Float32Array =>
  input.map((_, at) => need(input[(at % planes) * cells + Math.floor(at / planes)]));

const runLayers = (layers: readonly Ordered[], input: Float32Array, grid: Grid): Float32Array =>
  layers.reduce((x, layer, index) => convolve(layer, x, grid, index > 0), input);

const convolve = (layer: Ordered, x: Float32Array, grid: Grid, residual: boolean): Float32Array => {
  const { outputs, bias } = layer;
  const y = new Float32Array(grid.rows * grid.columns * outputs);
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++) {
      const at = (row * grid.columns + column) * outputs;
      const sums = y.subarray(at, at + outputs);
      sums.set(bias);
      if (residual) for (let o = 0; o < outputs; o++) sums[o] = need(sums[o]) + need(x[at + o]);
      for (let place = 0; place < 9; place++)
        addFrom(layer, x, grid, row + Math.floor(place / 3) - 1, column + (place % 3) - 1, place, sums);
      for (let o = 0; o < outputs; o++) if (need(sums[o]) < 0) sums[o] = 0;
    }
  return y;
};

const addFrom = (
  { inputs, outputs, ordered }: Ordered,
  x: Float32Array,
  { rows, columns }: Grid,
  row: number,
  column: number,
  place: number,
  sums: Float32Array,
): void => {
  if (row < 0 || row >= rows || column < 0 || column >= columns) return;
  const from = (row * columns + column) * inputs;
  for (let input = 0; input < inputs; input++) {
    const value = need(x[from + input]);
    if (value === 0) continue;
    const line = (place * inputs + input) * outputs;
    for (let o = 0; o < outputs; o++) sums[o] = need(sums[o]) + value * need(ordered[line + o]);
  }
};
