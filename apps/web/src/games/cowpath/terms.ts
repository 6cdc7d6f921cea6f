import { padNumberOf } from '@abacow/rules/sheets';
import type { GameChoice, Table } from '@abacow/table';
import { formatDay } from '../../base/i18n/language.svelte.ts';
import { dayOfDice } from '../../device/day/dice-name.ts';
import { t } from './texts/index.ts';

const cowpathSheetName = (choice: GameChoice): string => {
  if (choice.game !== 'cowpath') return '';
  const number = padNumberOf(choice.sheet);
  return number === null ? t('cowpath.sheet.loose') : t('cowpath.sheet.pad', { number });
};

/** The sheet of the day has its own name. */
export const tableSheetName = ({ choice, dice }: Table): string => {
  const day = dayOfDice(dice.name);
  return day === null ? cowpathSheetName(choice) : t('cowpath.sheet.day', { day: formatDay(day) });
};

export const cowpathTerms = (choice: GameChoice): readonly string[] => [cowpathSheetName(choice)];
