/**
 * The last part of a net: at every cell a linear map of its channels, plus a part that is the same for all cells, from
 * the mean and the maximum of each channel over the board.
 */
import { need } from '@abacow/rules/need';
import type { Layer } from '../net/trunk.ts';
import { CELLS } from './grid.ts';
import type { NetWeights } from './weights.ts';

/** `trunk` is ordered by cell and channel, `out` by cell and output. Sets only the first `outputs` of wanted cells. */
export const runHead = (
  net: NetWeights,
  trunk: Float32Array,
  wanted: Uint8Array,
  outputs: number,
  out: Float32Array,
): void => {
  const whole = dense(net.out, relu(dense(net.gather, pool(trunk, net.channels))));
  for (let cell = 0; cell < CELLS; cell++) {
    if (wanted[cell] === 0) continue;
    for (let output = 0; output < outputs; output++)
      out[cell * net.outputs + output] = need(whole[output]) + dot(net, output, trunk, cell);
  }
};

/** Four independent sums, which a processor can compute in parallel. The number of channels is a multiple of four. */
const dot = ({ square, channels }: NetWeights, output: number, trunk: Float32Array, cell: number): number => {
  const { weights } = square;
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let w = output * channels, t = cell * channels, end = t + channels; t < end; w += 4, t += 4) {
    a += need(weights[w]) * need(trunk[t]);
    b += need(weights[w + 1]) * need(trunk[t + 1]);
    c += need(weights[w + 2]) * need(trunk[t + 2]);
    d += need(weights[w + 3]) * need(trunk[t + 3]);
  }
  return a + b + (c + d);
};

/** Means, then maxima. No channel is below 0. */
const pool = (trunk: Float32Array, channels: number): Float32Array => {
  const pooled = new Float32Array(2 * channels);
  const means = pooled.subarray(0, channels);
  const maxima = pooled.subarray(channels);
  for (let cell = 0; cell < CELLS; cell++)
    for (let channel = 0; channel < channels; channel++) {
      const value = need(trunk[cell * channels + channel]);
      means[channel] = need(means[channel]) + value / CELLS;
      if (value > need(maxima[channel])) maxima[channel] = value;
    }
  return pooled;
};

const dense = ({ outputs, inputs, weights, bias }: Layer, input: Float32Array): Float32Array =>
  Float32Array.from({ length: outputs }, (_, output) => {
    let sum = need(bias[output]);
    for (let i = 0; i < inputs; i++) sum += need(weights[output * inputs + i]) * need(input[i]);
    return sum;
  });

const relu = (values: Float32Array): Float32Array => values.map((value) => Math.max(0, value));
