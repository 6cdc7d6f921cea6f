import { expect, test } from 'vitest';
import { parseFact } from './facts.ts';
import { FORMS, type Form } from './questions.ts';
import { relatedEquations, writeFact, writeQuestion } from './written.ts';

const written = (board: 'multiplication' | 'addition', form: Form): string => {
  const { before, after } = writeQuestion({ board, form, first: 8, second: 7 });
  return `${before} _ ${after}`.trim();
};

test('questions have a place for the answer', () => {
  expect(FORMS.map((form) => written('multiplication', form))).toEqual([
    '8 × 7 = _',
    '8 × _ = 56',
    '56 ÷ 8 = _',
  ]);
  expect(FORMS.map((form) => written('addition', form))).toEqual(['8 + 7 = _', '8 + _ = 15', '15 − 8 = _']);
});

test('a fact, its other face and its inverses', () => {
  expect(writeFact(parseFact('7x8')!)).toBe('7 × 8');
  expect(relatedEquations(parseFact('7x8')!)).toEqual([
    '7 × 8 = 56',
    '8 × 7 = 56',
    '56 ÷ 7 = 8',
    '56 ÷ 8 = 7',
  ]);
  expect(relatedEquations(parseFact('6+6')!)).toEqual(['6 + 6 = 12', '12 − 6 = 6']);
});
