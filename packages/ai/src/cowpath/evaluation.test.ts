import { readFileSync } from 'node:fs';
import { sha256, makeHex } from '@abacow/dice';
import {
  type CowpathSeat,
  type Sheet,
  connected,
  parseSheet,
  setOf,
  union,
  without,
} from '@abacow/rules/cowpath';
import { describe, expect, test } from 'vitest';
import { makePlainTrunk } from '../net/plain.ts';
import { makeWasmTrunk } from '../net/wasm.ts';
import { makeEvaluate } from './evaluation.ts';
import { PLANES, SCALARS, bothJoins, writePlanes, writeScalars } from './planes.ts';
import type { Standing } from './standing.ts';
import { type CowpathManifest, parseCowpathWeights } from './weights.ts';

type Fixture = {
  sheet: string;
  seat: CowpathSeat;
  anchor: number;
  crosses: number[];
  circles: number[];
  planes: number[];
  scalars: number[];
  value: number;
};

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const fixtures = JSON.parse(read('./fixtures/net.json')) as Fixture[];
const manifest = JSON.parse(read('../../weights/cowpath.json')) as CowpathManifest;
const bytes = new Uint8Array(readFileSync(new URL('../../weights/cowpath.bin', import.meta.url)));
const weights = parseCowpathWeights(manifest, bytes);

const standingOf = ({ sheet: text, seat, anchor, crosses, circles }: Fixture): Standing => {
  const sheet = parseSheet(text) as Sheet;
  const [own, others] = [setOf(crosses), setOf(circles)];
  const free = without(sheet.all, union(own, others));
  const isBlocked = (side: 0 | 1): boolean =>
    !connected(sheet.starts[side], union(free, side === 0 ? own : others));
  const blocked = (isBlocked(0) ? 1 : 0) | (isBlocked(1) ? 2 : 0);
  return { sheet, seat, anchor, crosses: own, circles: others, blocked };
};

describe.each(fixtures.map((fixture, index) => [index, fixture] as const))('fixture %i', (_, fixture) => {
  const standing = standingOf(fixture);
  const joins = bothJoins(standing);

  test('planes and numbers are the same as in training', () => {
    const planes = new Float32Array(fixture.planes.length + 2).fill(7);
    writePlanes(planes, 1, standing, joins);
    expect([...planes]).toEqual([7, ...fixture.planes, 7]);
    expect(fixture.planes).toHaveLength(PLANES * standing.sheet.rows * standing.sheet.columns);
    const scalars = new Float32Array(SCALARS);
    writeScalars(scalars, 0, standing, joins);
    expect([...scalars]).toEqual(fixture.scalars.map(Math.fround));
  });

  test.each([
    ['WebAssembly', makeWasmTrunk],
    ['TypeScript', makePlainTrunk],
  ])('its value in %s is the same as in training', (_, make) => {
    const evaluate = makeEvaluate(weights, make);
    const values = evaluate([
      { standing, joins, like: -1 },
      { standing, joins, like: 0 },
    ]);
    expect(Math.abs(values[0]! - fixture.value)).toBeLessThan(1e-4);
    expect(Math.abs(values[1]! - fixture.value)).toBeLessThan(1e-4);
  });
});

describe('the weights', () => {
  test('match the manifest and are small', () => {
    expect(makeHex(sha256(bytes))).toBe(manifest.sha256);
    expect(bytes.length).toBeLessThan(300_000);
  });

  test('with another length are refused', () => {
    expect(() => parseCowpathWeights(manifest, bytes.subarray(1))).toThrow(RangeError);
    expect(() =>
      parseCowpathWeights({ ...manifest, shape: { ...manifest.shape, hidden: 32 } }, bytes),
    ).toThrow(RangeError);
  });
});
