import { readFileSync } from 'node:fs';
import { seededDice } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { GENERATED, compileTrunk, makeModule } from '../../assembly/build.ts';
import { openTrunk } from './open.ts';
import { makePlainTrunk } from './plain.ts';
import type { Layer } from './trunk.ts';
import { makeWasmTrunk } from './wasm.ts';

const numbers = (seed: string): (() => number) => {
  const dice = seededDice(seed);
  return () => dice.next32() / 2 ** 31 - 1;
};

const randomLayer = (inputs: number, outputs: number, next: () => number): Layer => ({
  inputs,
  outputs,
  weights: Float32Array.from({ length: inputs * outputs * 9 }, () => next() / Math.sqrt(inputs * 3)),
  bias: Float32Array.from({ length: outputs }, () => next() / 4),
});

const layersOf = (planes: number, channels: number, residual: number, next: () => number): Layer[] => [
  randomLayer(planes, channels, next),
  ...Array.from({ length: residual }, () => randomLayer(channels, channels, next)),
];

const farthest = (a: Float32Array, b: Float32Array, count: number): number => {
  let most = 0;
  for (let i = 0; i < count; i++) most = Math.max(most, Math.abs(a[i]! - b[i]!));
  return most;
};

describe('the trunk in WebAssembly', () => {
  test.each([
    [7, 7, 16, 32, 6, 19],
    [4, 8, 5, 8, 1, 3],
    [5, 5, 16, 24, 2, 9],
    [10, 10, 11, 16, 3, 8],
  ])(
    '%i × %i, %i planes, %i channels, %i residual layers, %i boards',
    (rows, columns, planes, channels, residual, boards) => {
      const next = numbers(`${rows}${columns}`);
      const layers = layersOf(planes, channels, residual, next);
      const [fast, plain] = [makeWasmTrunk, makePlainTrunk].map((make) =>
        make(layers, { rows, columns }, boards + 2),
      );
      for (let round = 0; round < 2; round++) {
        fast!.input.forEach((_, at) => (fast!.input[at] = plain!.input[at] = next()));
        const out = [fast!.run(boards), plain!.run(boards)] as const;
        expect(farthest(...out, boards * rows * columns * channels)).toBeLessThan(1e-4);
        expect(out[0].some((value) => value > 0.1)).toBe(true);
      }
    },
  );

  test('corrects the first layer of boards that differ from others in a corner, at an edge or inside', () => {
    const [next, boards, cells] = [numbers('alike'), 12, 49];
    const layers = layersOf(16, 32, 2, next);
    const [fast, plain] = [makeWasmTrunk, makePlainTrunk].map((make) =>
      make(layers, { rows: 7, columns: 7 }, boards),
    );
    const like = new Int32Array(boards).fill(-1);
    const base = Float32Array.from({ length: 16 * cells }, next);
    for (let board = 0; board < boards; board++) {
      plain!.input.set(base, board * base.length);
      if (board > 2) like[board] = board % 3;
      [0, 3, 24, 48, board].forEach(
        (cell) => (plain!.input[board * base.length + (board % 16) * cells + cell] = next()),
      );
    }
    fast!.input.set(plain!.input);
    const out = [fast!.run(boards, like), plain!.run(boards)] as const;
    expect(farthest(...out, boards * cells * 32)).toBeLessThan(1e-4);
  });

  test('needs a multiple of eight channels, and is the trunk that opens here', () => {
    const layers = layersOf(4, 12, 1, numbers('odd'));
    expect(() => openTrunk(layers, { rows: 4, columns: 4 }, 1)).toThrow(RangeError);
    expect(openTrunk(layersOf(4, 8, 1, numbers('even')), { rows: 4, columns: 4 }, 1).run(1)).toHaveLength(
      16 * 8,
    );
  });

  test('the committed module equals the compiled source', () => {
    expect(readFileSync(GENERATED, 'utf8')).toBe(makeModule(compileTrunk()));
  });
});
