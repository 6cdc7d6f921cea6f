import { readFileSync } from 'node:fs';
import type { Board } from '@abacow/rules/trio';
import { describe, expect, test } from 'vitest';
import { makeWasmTrunk } from '../net/wasm.ts';
import { makeCellNet } from './cell-net.ts';
import type { PlaneKind } from './planes.ts';
import { NEW_PAWN } from './placement.ts';
import { bestPlacement, makeSearch } from './search.ts';
import { juniorStakes } from './stakes.ts';
import { bestThrow } from './turn.ts';
import { makeValuer } from './valuer.ts';
import { type TrioManifest, parseNet } from './weights.ts';

type Solved = { net: PlaneKind; board: Board; pawns: number[][]; dice: [number, number]; chances: number[] };

const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const solved = JSON.parse(read('./fixtures/turns.json').toString()) as Solved[];
const manifest = JSON.parse(read('../../weights/trio.json').toString()) as TrioManifest;
const bytes = new Uint8Array(read('../../weights/trio.bin'));
const net = (kind: PlaneKind) => makeCellNet(parseNet(manifest, kind, bytes), makeWasmTrunk);
const nets = { junior2: net('junior2'), general: net('general') };

const searchFor = ({ net: kind, board, pawns }: Solved) => {
  const stakes = juniorStakes(pawns.length, 1);
  return makeSearch(board, stakes, makeValuer(nets[kind], { kind, board, players: pawns.length }, stakes));
};

describe('a whole turn as in training', () => {
  test.each(solved.map((turn, index) => [index, turn] as const))('position %i', (_, turn) => {
    for (let mover = 0; mover < turn.pawns.length; mover++) {
      const seats = turn.pawns.length;
      const atTable = turn.pawns.map((_, seat) => turn.pawns[(seat - mover + seats) % seats]!);
      const [looked] = searchFor(turn).lookAt([{ pawns: atTable, mover }]);
      const worth = bestThrow(looked!.solved, ...turn.dice);
      turn.chances.forEach((chance, seat) => expect(worth[(mover + seat) % seats]).toBeCloseTo(chance, 3));
    }
  });
});

test('a row that can be completed wins the round, whichever pawn is moved for it', () => {
  const turn: Solved = {
    net: 'junior2',
    board: 'addition',
    pawns: [
      [23, 24, 66, 88],
      [11, 12],
    ],
    dice: [2, 7],
    chances: [],
  };
  const [looked] = searchFor(turn).lookAt([{ pawns: turn.pawns, mover: 0 }]);
  expect(Array.from(looked!.solved.outcomes.subarray(25 * 2, 26 * 2))).toEqual([1, 0]);
  expect([66, 88]).toContain(bestPlacement(looked!, 52)!.from);
  expect(bestPlacement(looked!, 52)!.to).toBe(25);
});

test('with fewer than four pawns a new one is placed, and taken squares lose the turn', () => {
  const turn: Solved = {
    net: 'junior2',
    board: 'addition',
    pawns: [[37], [73, 55]],
    dice: [3, 7],
    chances: [],
  };
  const [looked] = searchFor(turn).lookAt([{ pawns: turn.pawns, mover: 0 }]);
  expect(bestPlacement(looked!, 28)!.from).toBe(NEW_PAWN);
  expect(bestPlacement(looked!, 37)).toBeNull();
  expect(bestPlacement(looked!, 55)).toBeNull();
  expect(bestPlacement(looked!, 40)).toBeNull();
});
