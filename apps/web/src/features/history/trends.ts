/** What the charts of luck and skill show, as sentences. */
import { skillOf } from '../../table/analysis/chances.ts';
import { RECENT, trendOf } from './statistics.ts';
import type { SeatAnalysis } from '../../device/finished/summary.ts';
import { t } from './texts/index.ts';

/** A mean of percentiles farther from 50 than this is luck or bad luck. */
const NOTABLE_LUCK = 10;
const NOTABLE_COST = 0.004;

const luckKind = (mean: number): 'good' | 'bad' | 'usual' => {
  if (Math.abs(mean - 50) <= NOTABLE_LUCK) return 'usual';
  return mean > 50 ? 'good' : 'bad';
};

const recentWords = (games: number): string => t('history.recent', { count: Math.min(games, RECENT) });

const joined = (...sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

export const luckSentence = (games: readonly SeatAnalysis[]): string => {
  const { recent, change } = trendOf(
    games.map(({ luck }) => luck),
    NOTABLE_LUCK,
  );
  return joined(
    t(`history.luck.${luckKind(recent)}`, { games: recentWords(games.length) }),
    change === null ? '' : t(`history.luck.${change}`),
  );
};

export const skillSentence = (games: readonly SeatAnalysis[]): string => {
  const { recent, change } = trendOf(
    games.map(({ cost }) => cost),
    NOTABLE_COST,
  );
  return joined(
    t(`history.skill.${skillOf(recent)}`, { games: recentWords(games.length) }),
    change === null ? '' : t(`history.skill.${change}`),
  );
};
