import { expect, test } from 'vitest';
import { FLAT, KITE, SOLID } from './solid.ts';

const corners = (outline: string): number[][] =>
  outline
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number));

test('there are ten kites, and the front one is the brightest and the first', () => {
  expect(SOLID).toHaveLength(10);
  const light = SOLID.map((face) => parseFloat(face.shade));
  expect(light[0]).toBeGreaterThan(70);
  expect(Math.max(...light) - light[0]!).toBeLessThan(20);
  expect(FLAT[1][0]?.index).toBe(0);
});

test('about half of the kites are visible, and they share their corners', () => {
  for (const faces of [FLAT[1], FLAT[2]]) {
    expect(faces.length).toBeGreaterThanOrEqual(4);
    expect(faces.length).toBeLessThanOrEqual(6);
    const [front, ...others] = faces.map((face) => corners(face.outline).map((corner) => corner.join()));
    const shared = front!.filter((corner) => others.some((other) => other.includes(corner)));
    expect(shared).toHaveLength(4);
  }
});

test('the front kite is tall enough for its number', () => {
  const heights = corners(FLAT[1][0]!.outline).map(([, y]) => y!);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.85 * KITE.height * 100);
});
