/** A net in plain TypeScript: what the fast kernel must agree with, and what runs where there is none. */
import { CELLS, GRID } from './grid.ts';
import { runHead } from './head.ts';
import type { CellNet } from './valuer.ts';
import type { Layer, NetWeights } from './weights.ts';

const EDGE = GRID + 2;

export const makePlainNet = (net: NetWeights, capacity = 8): CellNet => {
  const input = new Float32Array(capacity * net.planes * CELLS);
  const logits = new Float32Array(capacity * CELLS * net.outputs);
  const layers = net.convolutions.map(byWindow);
  const run = (boards: number): Float32Array => {
    for (let board = 0; board < boards; board++) {
      const trunk = runTrunk(layers, input.subarray(board * net.planes * CELLS), net);
      runHead(net, trunk, 0, logits, board * CELLS * net.outputs);
    }
    return logits;
  };
  return { planes: net.planes, outputs: net.outputs, capacity, input, run };
};

/** Weights by place in the window, then input, then output. */
const byWindow = (layer: Layer): Layer => {
  const weights = new Float32Array(layer.weights.length);
  const { inputs, outputs } = layer;
  for (let output = 0; output < outputs; output++)
    for (let i = 0; i < inputs; i++)
      for (let place = 0; place < 9; place++)
        weights[(place * inputs + i) * outputs + output] = layer.weights[(output * inputs + i) * 9 + place]!;
  return { ...layer, weights };
};

const runTrunk = (layers: readonly Layer[], planes: Float32Array, net: NetWeights): Float32Array => {
  let x = new Float32Array(CELLS * net.planes);
  for (let plane = 0; plane < net.planes; plane++)
    for (let cell = 0; cell < CELLS; cell++) x[cell * net.planes + plane] = planes[plane * CELLS + cell]!;
  layers.forEach((layer, index) => {
    x = convolve(layer, x, index > 0);
  });
  return x;
};

/** relu(conv(x) + bias), with x added before the relu in a residual layer. */
const convolve = (layer: Layer, x: Float32Array, residual: boolean): Float32Array<ArrayBuffer> => {
  const { inputs, outputs, weights, bias } = layer;
  const padded = pad(x, inputs);
  const y = new Float32Array(CELLS * outputs);
  const sums = new Float32Array(outputs);
  for (let cell = 0; cell < CELLS; cell++) {
    sums.set(bias);
    if (residual) for (let o = 0; o < outputs; o++) sums[o]! += x[cell * inputs + o]!;
    const corner = Math.floor(cell / GRID) * EDGE + (cell % GRID);
    for (let place = 0; place < 9; place++) {
      const from = (corner + Math.floor(place / 3) * EDGE + (place % 3)) * inputs;
      for (let i = 0; i < inputs; i++) {
        const value = padded[from + i]!;
        if (value === 0) continue;
        const line = (place * inputs + i) * outputs;
        for (let o = 0; o < outputs; o++) sums[o]! += value * weights[line + o]!;
      }
    }
    for (let o = 0; o < outputs; o++) y[cell * outputs + o] = Math.max(0, sums[o]!);
  }
  return y;
};

const pad = (x: Float32Array, channels: number): Float32Array => {
  const padded = new Float32Array(EDGE * EDGE * channels);
  for (let row = 0; row < GRID; row++)
    padded.set(
      x.subarray(row * GRID * channels, (row + 1) * GRID * channels),
      ((row + 1) * EDGE + 1) * channels,
    );
  return padded;
};
