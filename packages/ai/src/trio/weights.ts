/** Reads the shipped weights: 8-bit integers with one scale per output, converted to real numbers. */
import type { Board } from '@abacow/rules/trio';
import type { Layer } from '../net/trunk.ts';
import type { PlaneKind } from './planes.ts';

export type Section = { readonly name: string; readonly shape: readonly number[] };

export type NetManifest = {
  readonly offset: number;
  readonly inputs: number;
  readonly channels: number;
  readonly layers: number;
  readonly hidden: number;
  readonly outputs: number;
  readonly sections: readonly Section[];
};

/** How rounds between the nets end: the chance by seat (starting with the beginner) and row-sum bin. */
export type UsualRound = {
  readonly players: number;
  readonly board: Board;
  readonly chances: readonly (readonly number[])[];
  readonly usualLoss: number;
};

/** The fields of trio.json that describe trio.bin. The file has more fields, for people. */
export type TrioManifest = {
  readonly bytes: number;
  readonly sha256: string;
  readonly nets: Record<PlaneKind, NetManifest>;
  readonly rounds: readonly UsualRound[];
};

export type NetWeights = {
  readonly planes: number;
  readonly channels: number;
  readonly outputs: number;
  /** The stem first, then the residual layers. */
  readonly convolutions: readonly Layer[];
  readonly square: Layer;
  readonly gather: Layer;
  readonly out: Layer;
};

const FLOAT = 4;

export const parseNet = (manifest: TrioManifest, kind: PlaneKind, bytes: Uint8Array): NetWeights => {
  if (bytes.length !== manifest.bytes) throw new RangeError(`trio.bin has ${bytes.length} bytes`);
  const net = manifest.nets[kind];
  const layers: Layer[] = [];
  let offset = net.offset;
  for (const { shape } of net.sections) {
    const [layer, end] = parseLayer(bytes, offset, shape);
    layers.push(layer);
    offset = end;
  }
  const convolutions = layers.slice(0, 1 + net.layers);
  const [square, gather, out] = layers.slice(1 + net.layers) as [Layer, Layer, Layer];
  return {
    planes: net.inputs,
    channels: net.channels,
    outputs: net.outputs,
    convolutions,
    square,
    gather,
    out,
  };
};

const parseLayer = (bytes: Uint8Array, offset: number, shape: readonly number[]): [Layer, number] => {
  const [outputs, inputs] = shape as [number, number];
  const size = shape.reduce((product, length) => product * length, 1) / outputs;
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset);
  const body = 2 * outputs * FLOAT;
  const weights = new Float32Array(outputs * size);
  const bias = new Float32Array(outputs);
  for (let output = 0; output < outputs; output++) {
    const scale = view.getFloat32(output * FLOAT, true);
    bias[output] = view.getFloat32((outputs + output) * FLOAT, true);
    for (let at = output * size; at < (output + 1) * size; at++)
      weights[at] = view.getInt8(body + at) * scale;
  }
  const end = offset + body + Math.ceil((outputs * size) / FLOAT) * FLOAT;
  return [{ outputs, inputs, weights, bias }, end];
};
