import { expect, test } from 'vitest';
import { explain, explanationLines } from './explain.ts';
import { boardFacts, factName, resultOf, tableFacts } from './facts.ts';

const linesOf = (text: string): string => {
  const [first, sign, second] = text.split(' ');
  const board = sign === '×' ? 'multiplication' : 'addition';
  return explanationLines(explain({ board, first: Number(first), second: Number(second) })).join('; ');
};

test.each([
  ['7 × 8', '7 × 8 = 7 × 7 + 7; 49 + 7 = 56'],
  ['8 × 7', '8 × 7 = 7 × 7 + 7; 49 + 7 = 56'],
  ['2 × 8', '2 × 8 = 8 + 8 = 16'],
  ['9 × 2', '9 × 2 = 9 + 9 = 18'],
  ['6 × 7', '6 × 7 = 5 × 7 + 7; 35 + 7 = 42'],
  ['7 × 6', '7 × 6 = 7 × 5 + 7; 35 + 7 = 42'],
  ['4 × 9', '4 × 9 = 4 × 10 − 4; 40 − 4 = 36'],
  ['4 × 7', '4 × 7 = 2 × 7 + 2 × 7; 14 + 14 = 28'],
  ['3 × 8', '3 × 8 = 2 × 8 + 8; 16 + 8 = 24'],
  ['5 × 7', '5 × 7 = 5 × 5 + 5 × 2; 25 + 10 = 35'],
  ['7 × 7', '7 × 7 = 7 × 5 + 7 × 2; 35 + 14 = 49'],
  ['8 × 8', '8 × 8 = 8 × 4 + 8 × 4; 32 + 32 = 64'],
  ['1 × 6', '1 × 6 = 6'],
  ['10 × 6', '10 × 6 = 60'],
])('%s follows from an easier product', (text, lines) => {
  expect(linesOf(text)).toBe(lines);
});

test.each([
  ['7 + 8', '7 + 8 = 7 + 3 + 5; 10 + 5 = 15'],
  ['8 + 7', '8 + 7 = 8 + 2 + 5; 10 + 5 = 15'],
  ['3 + 9', '3 + 9 = 9 + 1 + 2; 10 + 2 = 12'],
  ['6 + 6', '6 + 6 = 6 + 4 + 2; 10 + 2 = 12'],
  ['3 + 4', '3 + 4 = 3 + 3 + 1; 6 + 1 = 7'],
  ['4 + 3', '4 + 3 = 3 + 3 + 1; 6 + 1 = 7'],
  ['4 + 4', '4 + 4 = 8'],
  ['1 + 2', '1 + 2 = 3'],
  ['2 + 6', '2 + 6 = 8'],
])('%s follows from ten or a double', (text, lines) => {
  expect(linesOf(text)).toBe(lines);
});

/** Calculates one side of an equation. */
const valueOf = (side: string): number =>
  side
    .replaceAll('−', '+ -')
    .split('+')
    .map((term) => term.replaceAll(' ', ''))
    .map((term) => term.split('×').reduce((product, factor) => product * Number(factor), 1))
    .reduce((sum, term) => sum + term, 0);

const ALL = [
  ...boardFacts('multiplication'),
  ...boardFacts('addition'),
  ...[10, 11, 12].flatMap((table) => tableFacts('multiplication', table, 12)),
].flatMap((fact) => [
  { fact, first: fact.small, second: fact.large },
  { fact, first: fact.large, second: fact.small },
]);

test('every line of every explanation is true and ends with the result', () => {
  for (const { fact, first, second } of ALL) {
    const lines = explanationLines(explain({ board: fact.board, first, second }));
    for (const line of lines)
      expect([line, ...line.split('=').map(valueOf)]).toEqual([
        line,
        ...line.split('=').map(() => resultOf(fact)),
      ]);
    expect(lines.at(-1)).toMatch(new RegExp(`= ${resultOf(fact)}$`));
  }
});

const linesFor = (first: number, second: number, known: readonly string[]): string =>
  explanationLines(
    explain({ board: 'multiplication', first, second }, (fact) => known.includes(factName(fact))),
  ).join('; ');

test('the way goes by facts that the player knows', () => {
  expect(linesFor(4, 8, ['2x8'])).toBe('4 × 8 = 2 × 8 + 2 × 8; 16 + 16 = 32');
  expect(linesFor(4, 8, ['3x8'])).toBe('4 × 8 = 3 × 8 + 8; 24 + 8 = 32');
  expect(linesFor(4, 8, ['4x7'])).toBe('4 × 8 = 4 × 7 + 4; 28 + 4 = 32');
  expect(linesFor(7, 8, ['5x8', '2x8'])).toBe('7 × 8 = 5 × 8 + 2 × 8; 40 + 16 = 56');
  expect(linesFor(12, 7, [])).toBe('12 × 7 = 10 × 7 + 2 × 7; 70 + 14 = 84');
});

test('only tables of 1 and 10 need no easier product', () => {
  const easy = ALL.filter(({ fact }) => fact.board === 'multiplication').filter(({ first, second }) => {
    const explanation = explain({ board: 'multiplication', first, second });
    return explanation.kind === 'product' && explanation.split === null;
  });
  expect(easy.every(({ fact }) => fact.small === 1 || fact.small === 10 || fact.large === 10)).toBe(true);
});
