/** A moment in the current language. */
import type { Position, Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { viewsOf } from '../../../games/views.ts';
import type { Moment } from './moments.ts';
import { describeMove } from '../../../games/words/move-words.ts';
import { t } from '../../../table/analysis/texts/index.ts';

export type MomentWords = {
  /** Why it is shown: "Your best move". */
  readonly title: string;
  /** What was played, or how the dice fell. */
  readonly what: string;
  /** What was better; empty if nothing was. */
  readonly better: string;
  /** In one sentence. */
  readonly why: string;
};

type Named = {
  readonly positions: readonly Position[];
  nameAt(seat: Seat, step: number): string;
  /** Whether the reader is this player. */
  isYou(seat: Seat): boolean;
};

const titleOf = ({ kind, step: { seat, at } }: Moment, { nameAt, isYou }: Named): string =>
  (kind === 'strong' || kind === 'costly') && !isYou(seat)
    ? t(`lookback.film.title.${kind}.named`, { name: nameAt(seat, at) })
    : t(`lookback.film.title.${kind}`);

export const describeMoment = (moment: Moment, named: Named): MomentWords => {
  const { kind, step, other } = moment;
  const { chosen } = step.decision;
  const title = titleOf(moment, named);
  const name = named.nameAt(step.seat, step.at);
  const before = need(named.positions[step.at - 1]);
  const played = t('lookback.costLine', { name, chosen: describeMove(before, chosen) });
  const why = (better: string, worse: string): string =>
    viewsOf(before.game).reasonWords(before, better, worse);
  switch (kind) {
    case 'costly': {
      const better = need(other);
      const moves = describeMove(before, better);
      return { title, what: played, better: t('lookback.try', { moves }), why: why(better, chosen) };
    }
    case 'strong':
      return { title, what: played, better: '', why: why(chosen, need(other)) };
    case 'lucky':
      return { title, what: t('lookback.film.lucky', { name }), better: '', why: t('lookback.film.raised') };
    case 'unlucky':
      return {
        title,
        what: t('lookback.film.unlucky', { name }),
        better: '',
        why: t('lookback.film.lowered'),
      };
  }
};

/** For screen readers and the label of the board. */
export const momentText = ({ title, what, better, why }: MomentWords): string =>
  [`${title}:`, what, better === '' ? '' : `${better}.`, why].filter((text) => text !== '').join(' ');
