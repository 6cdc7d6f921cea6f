/** A stored answer in words. */
import { type Answer, isRight, writeQuestion } from '@abacow/learning';
import { currentLanguage, formatSum } from '../../base/i18n/language.svelte.ts';
import { t } from '../../device/facts/texts/index.ts';

const SECOND_MS = 1000;
/** Longer times are not worth knowing exactly: somebody did something else. */
const MAX_SECONDS = 60;

const secondsText = (ms: number): string => {
  const seconds = ms / SECOND_MS;
  if (seconds >= MAX_SECONDS) return t('facts.time.long');
  const number = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: seconds < 10 ? 1 : 0 });
  return t('facts.time', { seconds: number.format(seconds) });
};

/** The question with an answer in its place: `8 × 7 = 56`. */
const equation = ({ question }: Answer, inPlace: string): string => {
  const { before, after } = writeQuestion(question);
  return formatSum(`${before} ${inPlace} ${after}`.trimEnd());
};

export const answerText = (answer: Answer): string => {
  if (answer.given === null) return t('facts.answer.none', { question: equation(answer, '?') });
  return isRight(answer)
    ? equation(answer, String(answer.given))
    : t('facts.answer.wrong', { question: equation(answer, '?'), given: answer.given });
};

/** How long it took, where, and with which help. What was shown took no thinking. */
export const circumstances = ({ ms, place, help, given }: Answer): readonly string[] => [
  ...(help === 'show' || given === null || ms <= 0 ? [] : [secondsText(ms)]),
  t(`facts.place.${place}`),
  ...(help === 'work-out' ? [] : [t(`facts.help.${help}`)]),
];
