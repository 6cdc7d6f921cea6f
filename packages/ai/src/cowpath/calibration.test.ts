import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weightsOf } from '../../test/weights.ts';
import { PASS } from '@abacow/rules/cowpath';
import { MEASURED_WITH, calibrate, calibrated } from './calibration.ts';

const equity = fc.double({ min: -1, max: 1, noNaN: true });

test('was measured with the weights that are shipped', () => {
  expect((weightsOf('cowpath').manifest as { sha256: string }).sha256).toBe(MEASURED_WITH);
});

test('what is certain stays so', () => {
  expect(calibrate(1)).toBe(1);
  expect(calibrate(-1)).toBe(-1);
});

test('a better position stays the better one', () => {
  fc.assert(
    fc.property(equity, equity, (a, b) => {
      if (a < b) expect(calibrate(a)).toBeLessThanOrEqual(calibrate(b));
    }),
  );
});

test('decisions keep their order and their distances, within what there is', () => {
  fc.assert(
    fc.property(equity, equity, (a, b) => {
      const [best, other] = [Math.max(a, b), Math.min(a, b)];
      const options = [best, other].map((each) => ({ move: PASS, equity: each }));
      const advice = calibrated({ move: PASS, equity: best, options });
      const [first, second] = advice.options.map((option) => option.equity) as [number, number];
      expect(advice.equity).toBe(first);
      expect(second).toBeGreaterThanOrEqual(-1);
      if (second > -1) expect(first - second).toBeCloseTo(best - other, 9);
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
