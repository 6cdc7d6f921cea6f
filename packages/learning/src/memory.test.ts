import { expect, test } from 'vitest';
import { GRADES, intervalDays, remember, retrievability } from './memory.ts';

test('the chance of a right answer is 90 % after as many days as the stability', () => {
  const memory = remember(null, 0, 'good');
  expect(retrievability(memory, 0)).toBe(1);
  expect(retrievability(memory, memory.stability)).toBeCloseTo(0.9);
  expect(retrievability(memory, -5)).toBe(1);
});

test('better grades wait longer', () => {
  const first = GRADES.map((grade) => intervalDays(remember(null, 0, grade)));
  expect(first).toEqual([1, 1, 2, 8]);
  const later = GRADES.map((grade) => remember(remember(null, 0, 'good'), 3, grade).stability);
  expect(later).toEqual([...later].sort((a, b) => a - b));
});

test('repeating something at once does not make it stronger', () => {
  const memory = remember(null, 0, 'good');
  expect(remember(memory, 0, 'easy').stability).toBe(memory.stability);
});
