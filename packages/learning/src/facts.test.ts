import { expect, test } from 'vitest';
import { boardFacts, factName, factOf, parseFact, resultOf, tableFacts } from './facts.ts';

test('7 × 8 and 8 × 7 are one fact', () => {
  expect(factName(factOf('multiplication', 8, 7))).toBe('7x8');
  expect(resultOf(factOf('addition', 8, 7))).toBe(15);
});

test.each(['multiplication', 'addition'] as const)(
  '%s has 45 facts, and their names can be parsed',
  (board) => {
    const facts = boardFacts(board);
    expect(facts).toHaveLength(45);
    expect(facts.map((fact) => parseFact(factName(fact)))).toEqual(facts);
  },
);

test('tables go to 12 if somebody wants them to', () => {
  expect(tableFacts('multiplication', 7, 12).map(factName).slice(-2)).toEqual(['7x11', '7x12']);
  expect(tableFacts('multiplication', 12)).toHaveLength(12);
  expect(tableFacts('addition', 7, 12)).toHaveLength(9);
  expect(parseFact('12x12')).toEqual({ board: 'multiplication', small: 12, large: 12 });
});

test('the table of 10 is asked, but only as a multiplication', () => {
  expect(tableFacts('multiplication', 10).map(factName)).toContain('7x10');
  expect(tableFacts('addition', 3)).toHaveLength(9);
});

test.each(['8x7', '7x13', '7+10', '0x3', '7×8', '', 'x'])('%j is no name of a fact', (name) => {
  expect(parseFact(name)).toBeNull();
});
