/** Questions in writing: `7 × 8 = ▢`, `7 × ▢ = 56`, `56 ÷ 7 = ▢`. */
import { type Question, askedFact, resultOf } from '@abacow/learning';
import type { Board } from '@abacow/rules/trio';
import { t } from './texts/index.ts';

const SIGNS: Readonly<Record<Board, string>> = { multiplication: '×', addition: '+' };

const inverseSign = (board: Board): string => (board === 'addition' ? '−' : t('practice.divide'));

/** What is written before and after the place of the answer. */
export const written = (question: Question): { readonly before: string; readonly after: string } => {
  const { board, form, first, second } = question;
  const result = resultOf(askedFact(question));
  switch (form) {
    case 'result':
      return { before: `${first} ${SIGNS[board]} ${second} =`, after: '' };
    case 'missing':
      return { before: `${first} ${SIGNS[board]}`, after: `= ${result}` };
    case 'inverse':
      return { before: `${result} ${inverseSign(board)} ${first} =`, after: '' };
  }
};

/** With the right answer in its place. */
export const solved = (question: Question): string => {
  const { before, after } = written(question);
  const answer = question.form === 'result' ? resultOf(askedFact(question)) : question.second;
  return `${before} ${answer} ${after}`.trimEnd();
};

/** What is calculated, without the answer: `7 × 8`, and `56 ÷ 7` also for a missing number. */
export const calculation = (question: Question): string =>
  written({ ...question, form: question.form === 'result' ? 'result' : 'inverse' }).before.replace(/ =$/, '');

/** As a screen reader says it. */
export const spoken = (question: Question): string => {
  const { board, form, first, second } = question;
  return t(`practice.ask.${board}.${form}`, { first, second, result: resultOf(askedFact(question)) });
};
