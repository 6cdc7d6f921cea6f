/** Names of the computer players, the same in the app and in the terminal. It loads no code that plays. */
import type { ComputerLevel, GameName } from '@abacow/rules';
import { COWPATH_LEVELS, COWPATH_LEVEL_NAMES } from './cowpath/names.ts';
import type { LevelName } from './levels.ts';
import { TRIO_LEVELS, TRIO_LEVEL_NAMES } from './trio/names.ts';

export type NameLanguage = keyof LevelName;

const NAMES: Readonly<Record<GameName, readonly LevelName[]>> = {
  cowpath: COWPATH_LEVELS.map((level) => COWPATH_LEVEL_NAMES[level]),
  trio: TRIO_LEVELS.map((level) => TRIO_LEVEL_NAMES[level]),
};

/** For equal computers at one table, in every game. */
const SPARE_NAMES: readonly LevelName[] = [
  { en: 'Elsie', de: 'Resi', fr: 'Violette' },
  { en: 'Poppy', de: 'Alma', fr: 'Cannelle' },
  { en: 'Mabel', de: 'Fanni', fr: 'Câline' },
];

export const levelName = (game: GameName, level: ComputerLevel, language: NameLanguage): string =>
  NAMES[game][level - 1]![language];

type Sitting = { readonly kind: string; readonly level?: ComputerLevel };

const levelAt = (seats: readonly Sitting[], seat: number): ComputerLevel | null =>
  seats[seat]?.kind === 'computer' ? (seats[seat].level ?? null) : null;

const isRepeated = (seats: readonly Sitting[], seat: number): boolean => {
  const level = levelAt(seats, seat);
  return level !== null && seats.slice(0, seat).some((_, before) => levelAt(seats, before) === level);
};

/** Among equal computers at a table, the first has the name of its level and the others have other names. */
export const computerName = (
  game: GameName,
  seats: readonly Sitting[],
  seat: number,
  level: ComputerLevel,
  language: NameLanguage,
): string => {
  const sitting = seats.map((one, at) => (at === seat ? { kind: 'computer', level } : one));
  if (!isRepeated(sitting, seat)) return levelName(game, level, language);
  const before = sitting.slice(0, seat).filter((_, at) => isRepeated(sitting, at)).length;
  return SPARE_NAMES[before]![language];
};
