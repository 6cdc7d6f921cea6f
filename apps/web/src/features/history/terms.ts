/** Sheet or level in words. Separate from names, because the start page does not show it. */
import { termsOf } from '../../games/words/terms.ts';
import { formatDay } from '../../base/i18n/language.svelte.ts';
import type { GameSummary } from '../../device/finished/summary.ts';
import { t } from './texts/index.ts';

/** For a sheet of the day its date. */
export const termsWords = ({ day, setup }: GameSummary): string =>
  day === null ? termsOf(setup).join(' · ') : t('history.day', { day: formatDay(day) });
