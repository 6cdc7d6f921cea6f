/** A headline in the current language: "Strong choices, unlucky dice". */
import type { Headline } from './headline.ts';
import { t } from '../../../table/analysis/texts/index.ts';

export const headlineWords = ({ luck, choices }: Headline): string =>
  t('lookback.headline', { luck: t(`lookback.luck.${luck}`), choices: t(`lookback.choices.${choices}`) });
