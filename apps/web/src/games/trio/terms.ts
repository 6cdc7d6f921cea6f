import type { GameChoice } from '@abacow/table';
import { t } from './texts/index.ts';

export const trioTerms = (choice: GameChoice): readonly string[] => {
  if (choice.game !== 'trio') return [];
  const { level, board, target } = choice;
  return [
    t(`trio.level.${level}`),
    t(`setup.board.${board}`),
    level === 'junior' ? t('trio.terms.junior') : t('trio.terms.target', { target }),
  ];
};
