/**
 * The trunk in SIMD WebAssembly. It works in Node, in a worker and in a page, because the module is included as text and
 * is small enough to compile synchronously. Its source is assembly/trunk.as.ts.
 */
import { need } from '@abacow/rules/need';
import { TRUNK_WASM } from './generated/trunk.ts';
import { type Grid, type Layer, type MakeTrunk, byWindow } from './trunk.ts';

type Kernel = {
  readonly memory: WebAssembly.Memory;
  reserve(bytes: number): void;
  convolve(
    from: number,
    to: number,
    weights: number,
    bias: number,
    places: number,
    targets: number,
    count: number,
    width: number,
    inputs: number,
    outputs: number,
    residual: boolean,
    relu: boolean,
  ): void;
  place(planes: number, padded: number, rows: number, columns: number, inputs: number, room: number): void;
  correct(
    planes: number,
    like: number,
    sums: number,
    likeSums: number,
    weights: number,
    rows: number,
    columns: number,
    inputs: number,
    outputs: number,
  ): void;
  rectify(from: number, to: number, bytes: number): void;
};

let compiled: WebAssembly.Module | null = null;

const openKernel = (): Kernel => {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(TRUNK_WASM), (char) => char.charCodeAt(0)));
  return new WebAssembly.Instance(compiled).exports as unknown as Kernel;
};

const LANES = 8;
/** How many places are convolved at a time. */
const TILE = 4;
/** How many boards go through all residual layers together: few enough to stay in the processor's cache. */
const TOGETHER = 8;

const even = (n: number): number => n + (n & 1);
const tiled = (n: number): number => Math.ceil(n / TILE) * TILE;

/** Ordered by eight outputs, place in the window, input, output. An odd number of inputs is padded with zeros. */
const blocked = (layer: Layer): Float32Array => {
  const { inputs, outputs } = layer;
  const ordered = byWindow(layer);
  const weights = new Float32Array(9 * even(inputs) * outputs);
  for (let output = 0; output < outputs; output++)
    for (let place = 0; place < 9; place++)
      for (let input = 0; input < inputs; input++) {
        const block = (output - (output % LANES)) * even(inputs) * 9;
        const at = block + (place * even(inputs) + input) * LANES + (output % LANES);
        weights[at] = need(ordered[(place * inputs + input) * outputs + output]);
      }
  return weights;
};

/** Allocates memory ranges. Nothing may be read or written before all are allocated. */
const makeLayout = () => {
  let end = 1024;
  const take = (numbers: number): number => {
    const at = end;
    end += Math.ceil((numbers * 4) / 16) * 16;
    return at;
  };
  return { take, size: () => end };
};

/** The squares of padded boards, plus one extra board for the places that fill the last tile. */
const placesOf = (boards: readonly number[], grid: Grid, spare: number): Int32Array => {
  const [width, size] = [grid.columns + 2, (grid.columns + 2) * (grid.rows + 2)];
  const cells = grid.rows * grid.columns;
  const places = new Int32Array(tiled(boards.length * cells)).fill(spare * size + width + 1);
  boards.forEach((board, index) => {
    for (let cell = 0; cell < cells; cell++)
      places[index * cells + cell] =
        board * size + (Math.floor(cell / grid.columns) + 1) * width + (cell % grid.columns) + 1;
  });
  return places;
};

export const makeWasmTrunk: MakeTrunk = (layers, grid, capacity) => {
  const [stem, ...tower] = layers as [Layer, ...Layer[]];
  const [planes, channels, cells] = [stem.inputs, stem.outputs, grid.rows * grid.columns];
  if (channels % LANES !== 0) throw new RangeError(`${channels} channels are not a multiple of ${LANES}`);
  const [width, size] = [grid.columns + 2, (grid.columns + 2) * (grid.rows + 2)];
  const room = even(planes);
  const kernel = openKernel();
  const { take, size: bytes } = makeLayout();
  const at = {
    input: take(capacity * planes * cells),
    padded: take((capacity + 1) * size * room),
    sums: take((capacity + 1) * size * channels),
    boards: take((capacity + TOGETHER + 1) * size * channels),
    other: take((TOGETHER + 1) * size * channels),
    output: take((capacity * cells + TILE) * channels),
    places: take(tiled(capacity * cells)),
    group: take(tiled(TOGETHER * cells)),
    targets: take(tiled(TOGETHER * cells)),
    stemByWindow: take(stem.weights.length),
    layers: layers.map((layer) => ({
      weights: take(9 * even(layer.inputs) * channels),
      bias: take(channels),
    })),
  };
  kernel.reserve(bytes());
  const floats = (from: number, numbers: number): Float32Array =>
    new Float32Array(kernel.memory.buffer, from, numbers);
  const wholes = (from: number, numbers: Int32Array): void =>
    new Int32Array(kernel.memory.buffer, from, numbers.length).set(numbers);
  layers.forEach((layer, index) => {
    const weights = blocked(layer);
    floats(need(at.layers[index]).weights, weights.length).set(weights);
    floats(need(at.layers[index]).bias, channels).set(layer.bias);
  });
  floats(at.stemByWindow, stem.weights.length).set(byWindow(stem));
  const input = floats(at.input, capacity * planes * cells);
  const output = floats(at.output, capacity * cells * channels);

  const runStem = (boards: number, like?: Int32Array): void => {
    const whole = Array.from({ length: boards }, (_, board) => board).filter(
      (board) => (like?.[board] ?? -1) < 0,
    );
    const places = placesOf(whole, grid, capacity);
    wholes(at.places, places);
    for (const board of whole)
      kernel.place(
        at.input + board * planes * cells * 4,
        at.padded + board * size * room * 4,
        grid.rows,
        grid.columns,
        planes,
        room,
      );
    const { weights, bias } = need(at.layers[0]);
    kernel.convolve(
      at.padded,
      at.sums,
      weights,
      bias,
      at.places,
      at.places,
      places.length,
      width,
      room,
      channels,
      false,
      false,
    );
    for (let board = 0; board < boards; board++) {
      const other = like?.[board] ?? -1;
      if (other < 0) continue;
      const [planesOf, sumsOf] = [planes * cells * 4, size * channels * 4];
      kernel.correct(
        at.input + board * planesOf,
        at.input + other * planesOf,
        at.sums + board * sumsOf,
        at.sums + other * sumsOf,
        at.stemByWindow,
        grid.rows,
        grid.columns,
        planes,
        channels,
      );
    }
    kernel.rectify(at.sums, at.boards, boards * size * channels * 4);
  };

  /** Computes the residual layers for a group of boards, alternating between two memory ranges. */
  const runTower = (first: number, boards: number): void => {
    const places = placesOf(
      Array.from({ length: boards }, (_, board) => board),
      grid,
      TOGETHER,
    );
    const targets = Int32Array.from(places, (_, index) => Math.min(index, boards * cells));
    wholes(at.group, places);
    wholes(at.targets, targets);
    const here = at.boards + first * size * channels * 4;
    tower.forEach((_, index) => {
      const { weights, bias } = need(at.layers[index + 1]);
      const last = index === tower.length - 1;
      const from = index % 2 === 0 ? here : at.other;
      const to = last ? at.output + first * cells * channels * 4 : index % 2 === 0 ? at.other : here;
      kernel.convolve(
        from,
        to,
        weights,
        bias,
        at.group,
        last ? at.targets : at.group,
        places.length,
        width,
        channels,
        channels,
        true,
        true,
      );
    });
  };

  const run = (boards: number, like?: Int32Array): Float32Array => {
    runStem(boards, like);
    for (let first = 0; first < boards; first += TOGETHER)
      runTower(first, Math.min(TOGETHER, boards - first));
    return output;
  };
  return { planes, channels, capacity, input, run };
};
