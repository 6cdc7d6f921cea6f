import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Board } from '@abacow/rules/trio';
import { CELLS } from './grid.ts';
import { makePlainTrunk } from '../net/plain.ts';
import { makeWasmTrunk } from '../net/wasm.ts';
import { makeCellNet } from './cell-net.ts';
import { PLANES, type PlaneKind, writePlanes } from './planes.ts';
import { type TrioManifest, parseNet } from './weights.ts';

type Plane = number | [number, number][];
type Fixture = {
  net: PlaneKind;
  board: Board;
  hunger: number[];
  pawns: number[][];
  planes: Plane[];
  logits: number[][];
};

const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const fixtures = JSON.parse(read('./fixtures/nets.json').toString()) as Fixture[];
const manifest = JSON.parse(read('../../weights/trio.json').toString()) as TrioManifest;
const bytes = new Uint8Array(read('../../weights/trio.bin'));

const cellsOf = (plane: Plane): number[] => {
  const cells = new Array<number>(CELLS).fill(typeof plane === 'number' ? plane : 0);
  if (typeof plane !== 'number') for (const [cell, value] of plane) cells[cell] = value;
  return cells;
};

const settingOf = ({ net, board, hunger, pawns }: Fixture) => ({
  kind: net,
  board,
  pointsWeights: hunger,
  players: pawns.length,
});

describe('planes as in training', () => {
  test.each(fixtures.map((fixture, index) => [index, fixture] as const))('position %i', (_, fixture) => {
    const out = new Float32Array(PLANES[fixture.net] * CELLS).fill(9);
    writePlanes(out, 0, fixture.pawns, settingOf(fixture));
    expect(fixture.planes.length).toBe(PLANES[fixture.net]);
    fixture.planes.forEach((plane, index) => {
      const written = Array.from(out.subarray(index * CELLS, (index + 1) * CELLS));
      cellsOf(plane).forEach((value, cell) => expect(written[cell]).toBeCloseTo(value, 5));
    });
  });
});

describe.each([
  ['plain', makePlainTrunk],
  ['fast', makeWasmTrunk],
])('the %s net as in training', (_, makeTrunk) => {
  test.each(fixtures.map((fixture, index) => [index, fixture] as const))('position %i', (_, fixture) => {
    const net = makeCellNet(parseNet(manifest, fixture.net, bytes), makeTrunk, 2);
    const size = net.planes * CELLS;
    writePlanes(net.input, size, fixture.pawns, settingOf(fixture));
    const everywhere = new Uint8Array(CELLS).fill(1);
    const logits = net.run([everywhere, everywhere], net.outputs).subarray(CELLS * net.outputs);
    fixture.logits.forEach((row, index) =>
      row.forEach((value, output) => expect(logits[index * 7 * net.outputs + output]).toBeCloseTo(value, 3)),
    );
  });
});
