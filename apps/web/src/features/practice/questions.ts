/** Questions in writing: `7 × 8 = ▢`, `7 × ▢ = 56`, `56 ÷ 7 = ▢`. */
import {
  type Question,
  type WrittenQuestion,
  askedFact,
  resultOf,
  rightAnswer,
  writeQuestion,
} from '@abacow/learning';
import { formatSum } from '../../base/i18n/language.svelte.ts';
import { t } from './texts/index.ts';

/** What is written before and after the place of the answer. */
export const written = (question: Question): WrittenQuestion => {
  const { before, after } = writeQuestion(question);
  return { before: formatSum(before), after };
};

/** With the right answer in its place. */
export const solved = (question: Question): string => {
  const { before, after } = written(question);
  return `${before} ${rightAnswer(question)} ${after}`.trimEnd();
};

/** What is calculated, without the answer: `7 × 8`, and `56 ÷ 7` also for a missing number. */
export const calculation = (question: Question): string =>
  written({ ...question, form: question.form === 'result' ? 'result' : 'inverse' }).before.replace(/ =$/, '');

/** As a screen reader says it. */
export const spoken = (question: Question): string => {
  const { board, form, first, second } = question;
  return t(`practice.ask.${board}.${form}`, { first, second, result: resultOf(askedFact(question)) });
};
