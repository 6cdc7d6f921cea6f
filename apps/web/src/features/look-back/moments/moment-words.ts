/** A moment in the current language. */
import type { Position, Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { viewsOf } from '../../../games/views.ts';
import type { Moment } from './moments.ts';
import { describeMove } from '../../../games/words/move-words.ts';
import { t } from '../../../table/analysis/texts/index.ts';

export type MomentWords = {
  /** What was played, or how the dice fell. */
  readonly what: string;
  /** What was better; empty if nothing was. */
  readonly better: string;
  /** In one sentence. */
  readonly why: string;
};

type Named = { readonly positions: readonly Position[]; nameAt(seat: Seat, step: number): string };

const described = (
  { step, better }: Moment,
  { positions, nameAt }: Named,
): Omit<MomentWords, 'why'> & { readonly before: Position } => {
  const before = need(positions[step.at - 1]);
  const chosen = describeMove(before, step.decision.chosen);
  return {
    before,
    what: t('lookback.costLine', { name: nameAt(step.seat, step.at), chosen }),
    better: better === null ? '' : t('lookback.better', { moves: describeMove(before, better) }),
  };
};

export const describeMoment = (moment: Moment, named: Named): MomentWords => {
  const { kind, step, better } = moment;
  const name = named.nameAt(step.seat, step.at);
  switch (kind) {
    case 'costly': {
      const { before, ...words } = described(moment, named);
      return {
        ...words,
        why: viewsOf(before.game).reasonWords(before, need(better), step.decision.chosen),
      };
    }
    case 'strong': {
      const { before, ...words } = described(moment, named);
      const { chosen, options } = step.decision;
      const why = viewsOf(before.game).reasonWords(before, chosen, need(options[1]).move);
      return { ...words, why: `${t('lookback.film.best')} ${why}` };
    }
    case 'lucky':
      return { what: t('lookback.film.lucky', { name }), better: '', why: t('lookback.film.raised') };
    case 'unlucky':
      return { what: t('lookback.film.unlucky', { name }), better: '', why: t('lookback.film.lowered') };
  }
};

/** For screen readers and the label of the board. */
export const momentText = ({ what, better, why }: MomentWords): string =>
  [what, better === '' ? '' : `${better}.`, why].filter((text) => text !== '').join(' ');
