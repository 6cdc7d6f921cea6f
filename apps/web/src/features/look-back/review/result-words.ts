/** How a recorded game ended, in words. */
import { type GameRecord, type Position } from '@abacow/rules';
import { choiceOf } from '@abacow/table';
import { screensOf } from '../../../games/screens.ts';
import { isYou, nameOf } from '../../../table/analysis/record-names.ts';
import { t } from '../../../table/analysis/texts/index.ts';

export type ResultWords = { readonly title: string; readonly reason: string };

export const describeResult = (record: GameRecord, last: Position, own: boolean): ResultWords => {
  const { result, setup } = record;
  if (result === null) return { title: t('lookback.unfinished'), reason: '' };
  const reason =
    result.by === 'play'
      ? screensOf(setup.game).reasonOf({ choice: choiceOf(setup), position: last }, result)
      : t(`result.by.${result.by}`);
  if (result.kind === 'tie') return { title: t('result.tie'), reason };
  const title = isYou(record, result.seat, own)
    ? t('result.win.you')
    : t('result.win', { name: nameOf(record, result.seat, own) });
  return { title, reason };
};
