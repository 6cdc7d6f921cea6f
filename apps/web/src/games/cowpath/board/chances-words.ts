/** The chances of a turn as a sentence. */
import { formatPercent } from '../../../base/i18n/language.svelte.ts';
import type { Chances } from '../../../table/computer/computer.ts';
import { t } from '../texts/index.ts';
import { nameKept } from './naming.ts';

const SURE = 0.9995;

const bestOf = ({ symbols }: Chances): string => {
  const most = Math.max(...symbols.map(({ mark }) => mark));
  const best = symbols.filter(({ mark }) => mark === most).map(({ symbol }) => symbol);
  return most === 0 || best.length > 2 ? '' : t('cowpath.chances.best', { symbol: nameKept(best) });
};

export const describeChances = (chances: Chances): string => {
  const { any } = chances;
  const often =
    any >= SURE
      ? t('cowpath.chances.sure')
      : t('cowpath.chances.any', { count: Math.round(any * 10), chance: formatPercent(any) });
  return `${often} ${bestOf(chances)}`.trim();
};
