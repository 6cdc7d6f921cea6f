import { padNumberOf } from '@abacow/rules/sheets';
import type { GameChoice } from '@abacow/table';
import { t } from './texts/index.ts';

export const cowpathSheetName = (choice: GameChoice): string => {
  if (choice.game !== 'cowpath') return '';
  const number = padNumberOf(choice.sheet);
  return number === null ? t('cowpath.sheet.loose') : t('cowpath.sheet.pad', { number });
};

export const cowpathTerms = (choice: GameChoice): readonly string[] => [cowpathSheetName(choice)];
