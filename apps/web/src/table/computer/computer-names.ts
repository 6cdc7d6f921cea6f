/** Names of the computer players in the current language. */
import { computerName as nameAtTable, levelName as nameOfLevel } from '@abacow/table/computer-names';
import type { GameName } from '@abacow/rules';
import type { ComputerLevel } from '@abacow/table';
import { currentLanguage } from '../../base/i18n/language.svelte.ts';

type Seats = Parameters<typeof nameAtTable>[1];

export const levelName = (game: GameName, level: ComputerLevel): string =>
  nameOfLevel(game, level, currentLanguage());

/** Equal computers at a table have different names. */
export const computerName = (game: GameName, seats: Seats, seat: number, level: ComputerLevel): string =>
  nameAtTable(game, seats, seat, level, currentLanguage());
