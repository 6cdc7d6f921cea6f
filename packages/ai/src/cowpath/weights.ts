/** Reads the shipped weights: 8-bit integers with one scale per output, converted to real numbers. */
import { need } from '@abacow/rules/need';
import type { Layer } from '../net/trunk.ts';

/** The fields of cowpath.json that describe cowpath.bin. The file has more fields, for people. */
export type CowpathManifest = {
  readonly bytes: number;
  readonly sha256: string;
  readonly shape: {
    readonly planes: number;
    readonly channels: number;
    readonly layers: number;
    readonly scalars: number;
    readonly hidden: number;
    readonly outputs: number;
  };
};

export type CowpathWeights = {
  /** The stem first, then the residual layers. */
  readonly convolutions: readonly Layer[];
  readonly hidden: Layer;
  readonly out: Layer;
};

const FLOAT = 4;

/** In the file, convolution weights are ordered by output, place in the window, input. */
const parseLayer = (
  view: DataView,
  from: number,
  outputs: number,
  inputs: number,
  window: number,
): [Layer, number] => {
  const size = outputs * inputs * window;
  const scales = from + Math.ceil(size / FLOAT) * FLOAT;
  const weights = new Float32Array(size);
  const bias = new Float32Array(outputs);
  for (let output = 0, at = from; output < outputs; output++) {
    const scale = view.getFloat32(scales + output * FLOAT, true);
    bias[output] = view.getFloat32(scales + (outputs + output) * FLOAT, true);
    for (let place = 0; place < window; place++)
      for (let input = 0; input < inputs; input++, at++)
        weights[(output * inputs + input) * window + place] = view.getInt8(at) * scale;
  }
  return [{ outputs, inputs, weights, bias }, scales + 2 * outputs * FLOAT];
};

export const parseCowpathWeights = (
  { bytes: size, shape }: CowpathManifest,
  bytes: Uint8Array,
): CowpathWeights => {
  if (bytes.length !== size) throw new RangeError(`cowpath.bin has ${bytes.length} bytes, not ${size}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const { planes, channels, layers, scalars, hidden, outputs } = shape;
  const plan: [number, number, number][] = [[channels, planes, 9]];
  for (let layer = 0; layer < layers; layer++) plan.push([channels, channels, 9]);
  plan.push([hidden, 2 * channels + scalars, 1], [outputs, hidden, 1]);
  let at = 0;
  const read = plan.map(([to, from, window]) => {
    const [layer, end] = parseLayer(view, at, to, from, window);
    at = end;
    return layer;
  });
  if (at !== size) throw new RangeError(`cowpath.bin ends at ${at}, not ${size}`);
  return {
    convolutions: read.slice(0, layers + 1),
    hidden: need(read[layers + 1]),
    out: need(read[layers + 2]),
  };
};
