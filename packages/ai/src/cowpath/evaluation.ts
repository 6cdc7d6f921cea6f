/** The trained evaluation: the value of a standing for the seat to move, from -1 (lost) to 1 (won). */
import { need } from '@abacow/rules/need';
import type { Layer, MakeTrunk, Trunk } from '../net/trunk.ts';
import { type BothJoins, PLANES, SCALARS, writePlanes, writeScalars } from './planes.ts';
import type { Standing } from './standing.ts';
import type { CowpathWeights } from './weights.ts';

/** `like`: the index of an earlier standing in the list that differs little, or -1. */
export type Asked = { readonly standing: Standing; readonly joins: BothJoins; readonly like: number };

/** All standings must be on the same sheet. */
export type Evaluate = (asked: readonly Asked[]) => Float64Array;

/** All after-states of an 8 × 8 sheet, and the two base boards that they are compared with. */
const CAPACITY = 128;

export const makeEvaluate = (weights: CowpathWeights, open: MakeTrunk): Evaluate => {
  const trunks = new Map<string, Trunk>();
  const scalars = new Float32Array(CAPACITY * SCALARS);
  const like = new Int32Array(CAPACITY);
  const trunkFor = (rows: number, columns: number): Trunk => {
    const name = `${rows}x${columns}`;
    const trunk = trunks.get(name) ?? open(weights.convolutions, { rows, columns }, CAPACITY);
    trunks.set(name, trunk);
    return trunk;
  };
  return (asked) => {
    if (asked.length === 0) return new Float64Array(0);
    const { rows, columns } = need(asked[0]).standing.sheet;
    const trunk = trunkFor(rows, columns);
    asked.forEach(({ standing, joins, like: other }, board) => {
      writePlanes(trunk.input, board * PLANES * rows * columns, standing, joins);
      writeScalars(scalars, board * SCALARS, standing, joins);
      like[board] = other;
    });
    const features = trunk.run(asked.length, like);
    return Float64Array.from(asked, (_, board) => {
      const own = scalars.subarray(board * SCALARS, (board + 1) * SCALARS);
      return headValue(weights, features, board, rows * columns, own);
    });
  };
};

const headValue = (
  { hidden, out, convolutions }: CowpathWeights,
  features: Float32Array,
  board: number,
  cells: number,
  scalars: Float32Array,
): number => {
  const { outputs: channels } = need(convolutions[0]);
  const pooled = new Float32Array(hidden.inputs);
  for (let cell = 0, at = board * cells * channels; cell < cells; cell++)
    for (let channel = 0; channel < channels; channel++, at++) {
      const value = need(features[at]);
      pooled[channel] = need(pooled[channel]) + value / cells;
      if (value > need(pooled[channels + channel])) pooled[channels + channel] = value;
    }
  pooled.set(scalars, 2 * channels);
  const last = dense(hidden, pooled).map((value) => Math.max(0, value));
  return Math.tanh(need(dense(out, last)[0]));
};

const dense = ({ outputs, inputs, weights, bias }: Layer, input: Float32Array): Float32Array => {
  const sums = Float32Array.from(bias);
  for (let output = 0; output < outputs; output++) {
    let sum = 0;
    for (let i = 0, at = output * inputs; i < inputs; i++, at++) sum += need(weights[at]) * need(input[i]);
    sums[output] = need(sums[output]) + sum;
  }
  return sums;
};
