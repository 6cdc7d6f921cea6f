import { MOST_MINUTES, roundMinutes } from '@abacow/ai/durations';
import { t } from '../words/texts/index.ts';

/** How long a game is expected to take: every form says it like that. */
export const durationWords = (minutes: number): string =>
  minutes > MOST_MINUTES ? t('setup.duration.long') : t('setup.duration', { count: roundMinutes(minutes) });
