import { FORMS, type Question } from '@abacow/learning';
import { BOARDS } from '@abacow/rules/trio';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import { calculation, solved, spoken, written } from './questions.ts';
import './texts/index.ts';

const ask = (board: Question['board'], form: Question['form']): Question => ({
  board,
  form,
  first: 7,
  second: 8,
});
const all = BOARDS.flatMap((board) => FORMS.map((form) => ask(board, form)));
const inEach = (words: (question: Question) => string) => [...all].map(words).sort();

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

test('every kind of question in writing, solved and spoken', () => {
  expect(inEach((question) => `${written(question).before} ? ${written(question).after}`.trim())).toEqual(
    ['15 − 7 = ?', '56 ÷ 7 = ?', '7 + 8 = ?', '7 + ? = 15', '7 × 8 = ?', '7 × ? = 56'].sort(),
  );
  expect(inEach(solved)).toEqual(
    ['15 − 7 = 8', '56 ÷ 7 = 8', '7 + 8 = 15', '7 + 8 = 15', '7 × 8 = 56', '7 × 8 = 56'].sort(),
  );
  expect(spoken(ask('multiplication', 'missing'))).toBe('7 times what is 56?');
  expect(calculation(ask('multiplication', 'missing'))).toBe('56 ÷ 7');
  expect(calculation(ask('addition', 'result'))).toBe('7 + 8');
});

test('the spoken question never says the answer', () => {
  for (const question of all) {
    const answer = question.form === 'result' ? (question.board === 'addition' ? 15 : 56) : 8;
    expect(spoken(question)).not.toMatch(new RegExp(`\\b${answer}\\b`));
  }
});

test('German schools write a dot and a colon', async () => {
  change({ language: 'de' });
  await speak('de');
  expect(solved(ask('multiplication', 'inverse'))).toBe('56 : 7 = 8');
  expect(solved(ask('multiplication', 'missing'))).toBe('7 · 8 = 56');
});
