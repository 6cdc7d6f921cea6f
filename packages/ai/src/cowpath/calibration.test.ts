import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weightsOf } from '../../test/weights.ts';
import { MEASURED_WITH, calibrate } from './calibration.ts';

const equity = fc.double({ min: -1, max: 1, noNaN: true });

test('was measured with the weights that are shipped', () => {
  expect((weightsOf('cowpath').manifest as { sha256: string }).sha256).toBe(MEASURED_WITH);
});

test('what is certain stays so', () => {
  expect(calibrate(1)).toBe(1);
  expect(calibrate(-1)).toBe(-1);
});

test('no decision gets ahead of another', () => {
  fc.assert(
    fc.property(equity, equity, (a, b) => {
      if (a < b) expect(calibrate(a)).toBeLessThanOrEqual(calibrate(b));
    }),
  );
});

test('little is changed', () => {
  fc.assert(
    fc.property(equity, (said) => {
      expect(Math.abs(calibrate(said) - said)).toBeLessThan(0.06);
    }),
  );
});
