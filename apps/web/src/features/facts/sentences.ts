/** What the map and the plot show, as sentences. */
import { type Side, type StateCounts, type Week, knownOf } from '@abacow/learning';
import type { Board } from '@abacow/rules/trio';
import { t } from '../../device/facts/texts/index.ts';

/** How far back the sentence about progress looks. */
const LOOK_BACK_WEEKS = 4;

const allOf = (counts: StateCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The first day reads as progress: what is planted counts before anything is known. */
export const mapSentence = (counts: StateCounts, board: Board, side: Side = 'result'): string => {
  const [known, all] = [knownOf(counts), allOf(counts)];
  const growing = all - known - counts.new;
  if (counts.new === all) return t(side === 'inverse' ? `facts.sum.none.inverse.${board}` : 'facts.sum.none');
  if (known === 0) return t('facts.sum.planted', { count: growing });
  const knows =
    counts.quick === 0
      ? t('facts.sum.known', { known, all })
      : t('facts.sum.quick', { known, all, count: counts.quick });
  return growing === 0 ? knows : `${knows} ${t('facts.sum.growing', { count: growing })}`;
};

/** The table of 10 is not on the map. Empty if nothing of it is known. */
export const tenSentence = (counts: StateCounts): string => {
  const all = allOf(counts);
  return knownOf(counts) === 0 ? '' : t('facts.sum.ten', { known: knownOf(counts), all });
};

/** In the first week there is nothing to compare with. */
export const progressSentence = (weeks: readonly Week[]): string => {
  const [today, before] = [weeks.at(-1), weeks.at(-1 - Math.min(LOOK_BACK_WEEKS, weeks.length - 1))];
  if (today === undefined || before === undefined) return '';
  const known = knownOf(today.counts);
  if (known === 0) return t('facts.weeks.begun');
  return weeks.length < 3
    ? t('facts.weeks.first', { count: known })
    : t('facts.weeks.sentence', { count: before.ago, before: knownOf(before.counts), known });
};
