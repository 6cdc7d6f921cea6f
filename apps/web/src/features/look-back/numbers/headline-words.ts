/** A headline in the current language: "Unlucky dice, three costly choices". */
import type { ChoicesWord, Headline } from './headline.ts';
import { t } from '../../../table/analysis/texts/index.ts';

const NUMBERS = [2, 3, 4, 5, 6] as const;

const numberWord = (count: number): string | number => {
  const named = NUMBERS.find((number) => number === count);
  return named === undefined ? count : t(`lookback.number.${named}`);
};

const choicesWords = (choices: ChoicesWord): string =>
  choices.kind === 'costly'
    ? t('lookback.choices.costly', { count: choices.count, number: numberWord(choices.count) })
    : t(`lookback.choices.${choices.kind}`);

export const headlineWords = ({ luck, choices }: Headline): string =>
  t('lookback.headline', { luck: t(`lookback.luck.${luck}`), choices: choicesWords(choices) });
