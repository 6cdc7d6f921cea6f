/** Decisions that were taken back after dice had been thrown, in one sentence per player. */
import type { GameRecord, Seat } from '@abacow/rules';
import { formatList } from '../../base/i18n/language.svelte.ts';
import { t } from '../../table/analysis/texts/index.ts';

/** Steps count from 1: the first decision that was played instead. */
const sentence = (name: string, steps: readonly number[]): string => {
  const values = { name, count: steps.length, steps: formatList([...new Set(steps)].map(String)) };
  return name === t('table.you') ? t('lookback.takenBack.you', values) : t('lookback.takenBack', values);
};

export const takenBackWords = (
  { takenBack = [], players }: GameRecord,
  nameOf: (seat: Seat) => string,
): readonly string[] =>
  players.flatMap((_, seat) => {
    const steps = takenBack.filter((one) => one.seat === seat).map(({ from }) => from + 1);
    return steps.length === 0 ? [] : [sentence(nameOf(seat), steps)];
  });
