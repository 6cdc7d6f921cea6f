/** Names of squares and symbols in the current language. */
import { SYMBOLS, type Symbol } from '@abacow/rules/cowpath';
import { formatList } from '../../../base/i18n/language.svelte.ts';
import { t } from '../texts/index.ts';
import type { SquareLook } from './squares.ts';

export const nameSymbol = (symbol: Symbol): string => (symbol === 'c' ? t('cowpath.cow') : symbol);

const nameGroup = (symbol: Symbol, count: number): string => {
  if (count > 1) {
    const number = t(`cowpath.count.${count as 2 | 3 | 4 | 5}`).toLowerCase();
    return t('cowpath.the.many', { count: number, symbols: t(`cowpath.many.${symbol}`) });
  }
  return symbol === 'c' ? t('cowpath.the.cow') : t('cowpath.the.number', { number: symbol });
};

/** Kept dice: "the two fives and the cow". */
export const nameKept = (kept: readonly Symbol[]): string =>
  formatList(
    SYMBOLS.map((symbol) => [symbol, kept.filter((one) => one === symbol).length] as const)
      .filter(([, count]) => count > 0)
      .map(([symbol, count]) => nameGroup(symbol, count)),
  );

const standing = (look: SquareLook): string => {
  if (look.start !== null) return t(`cowpath.square.start.${look.start}`);
  return look.mark === null ? t('cowpath.square.free') : t(`cowpath.square.mark.${look.mark}`);
};

const more = (look: SquareLook): string[] => {
  if (look.markable) return [t('cowpath.square.markable')];
  if (look.anchor) return [t('cowpath.square.anchor')];
  return look.onChain ? [t('cowpath.square.chain')] : [];
};

/** "c4, cow, free, may be marked" */
export const nameSquare = (look: SquareLook): string =>
  [look.name, ...(look.symbol === null ? [] : [nameSymbol(look.symbol)]), standing(look), ...more(look)].join(
    ', ',
  );
