/** What squares and symbols are called, in the language now spoken. */
import type { Symbol } from '@abacow/rules/cowpath';
import { t } from '../texts/index.ts';
import type { SquareLook } from './squares.ts';

export const nameSymbol = (symbol: Symbol): string => (symbol === 'c' ? t('cowpath.cow') : symbol);

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
