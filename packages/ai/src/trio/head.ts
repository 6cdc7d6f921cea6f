/**
 * The end of a net: at every cell a straight map of its channels, plus one part that is the same everywhere,
 * from the mean and the maximum of each channel over the board.
 */
import type { Layer } from '../net/trunk.ts';
import { CELLS } from './grid.ts';
import type { NetWeights } from './weights.ts';

/** `trunk` by cell and channel from `from`; `out` by cell and output from `to`. */
export const runHead = (
  net: NetWeights,
  trunk: Float32Array,
  from: number,
  out: Float32Array,
  to: number,
): void => {
  const whole = dense(net.out, relu(dense(net.gather, pool(trunk, from, net.channels))));
  const { channels, outputs } = net;
  const { weights } = net.square;
  for (let cell = 0; cell < CELLS; cell++) {
    const at = from + cell * channels;
    for (let output = 0; output < outputs; output++) {
      let sum = whole[output]!;
      const line = output * channels;
      for (let channel = 0; channel < channels; channel++)
        sum += weights[line + channel]! * trunk[at + channel]!;
      out[to + cell * outputs + output] = sum;
    }
  }
};

/** Means, then maxima. */
const pool = (trunk: Float32Array, from: number, channels: number): Float32Array => {
  const pooled = new Float32Array(2 * channels);
  for (let channel = 0; channel < channels; channel++) {
    let [sum, highest] = [0, -Infinity];
    for (let cell = 0; cell < CELLS; cell++) {
      const value = trunk[from + cell * channels + channel]!;
      sum += value;
      if (value > highest) highest = value;
    }
    pooled[channel] = sum / CELLS;
    pooled[channels + channel] = highest;
  }
  return pooled;
};

const dense = ({ outputs, inputs, weights, bias }: Layer, input: Float32Array): Float32Array =>
  Float32Array.from({ length: outputs }, (_, output) => {
    let sum = bias[output]!;
    for (let i = 0; i < inputs; i++) sum += weights[output * inputs + i]! * input[i]!;
    return sum;
  });

const relu = (values: Float32Array): Float32Array => values.map((value) => Math.max(0, value));
