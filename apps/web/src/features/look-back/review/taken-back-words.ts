/** Decisions that were taken back after dice had been thrown, in one sentence per player. */
import type { GameRecord } from '@abacow/rules';
import { formatList } from '../../../base/i18n/language.svelte.ts';
import { isYou, nameOf } from '../../../table/analysis/record-names.ts';
import { t } from '../../../table/analysis/texts/index.ts';

export const takenBackWords = (record: GameRecord, own: boolean): readonly string[] =>
  record.players.flatMap((_, seat) => {
    // Steps count from 1: the first decision that was played instead.
    const steps = (record.takenBack ?? []).filter((one) => one.seat === seat).map(({ from }) => from + 1);
    if (steps.length === 0) return [];
    const values = { count: steps.length, steps: formatList([...new Set(steps)].map(String)) };
    return isYou(record, seat, own)
      ? t('lookback.takenBack.you', values)
      : t('lookback.takenBack', { ...values, name: nameOf(record, seat, own) });
  });
