import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTo, history } from './answer.testing.ts';
import { isRight, parseAnswer } from './answers.ts';

test('an answer is right if it is what was asked for', () => {
  expect(isRight(answerTo('7x8'))).toBe(true);
  expect(isRight(answerTo('7x8', { form: 'missing', turned: true }))).toBe(true);
  expect(answerTo('7x8', { form: 'inverse', turned: true }).given).toBe(7);
  expect(isRight({ ...answerTo('7x8'), given: null })).toBe(false);
});

test('answers survive storage', () => {
  fc.assert(
    fc.property(history, (list) => {
      expect(list.map((answer) => parseAnswer(JSON.parse(JSON.stringify(answer))))).toEqual(list);
    }),
  );
});

const whole = answerTo('7x8');
test.each([
  null,
  7,
  [],
  {},
  { ...whole, given: 'x' },
  { ...whole, given: -1 },
  { ...whole, at: -1 },
  { ...whole, at: 9e15 },
  { ...whole, ms: null },
  { ...whole, place: 'moon' },
  { ...whole, help: undefined },
  { ...whole, question: null },
  { ...whole, question: { ...whole.question, board: 'toString' } },
  { ...whole, question: { ...whole.question, form: 'x' } },
  { ...whole, question: { ...whole.question, first: 13 } },
  { ...whole, question: { ...whole.question, second: 1.5 } },
  { ...whole, question: { ...whole.question, board: 'addition', first: 10 } },
])('%j is no answer', (json) => {
  expect(parseAnswer(json)).toBeNull();
});

test('nothing that is stored makes it throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(whole)), (value, key) => {
      parseAnswer(value);
      parseAnswer({ ...whole, [key]: value });
    }),
  );
});
