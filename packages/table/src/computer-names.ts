/** Names of the computer players, the same in the app and in the terminal. */
import type { ComputerLevel, GameName } from '@abacow/rules';

/** A name by language. */
type LevelName = Readonly<Record<'en' | 'de' | 'fr', string>>;

export type NameLanguage = keyof LevelName;

/** By game, from the weakest to the strongest. */
const NAMES: Readonly<Partial<Record<GameName, readonly LevelName[]>>> = {
  // Five cows.
  cowpath: [
    { en: 'Daisy', de: 'Lotte', fr: 'Pâquerette' },
    { en: 'Buttercup', de: 'Liesel', fr: 'Marguerite' },
    { en: 'Rosie', de: 'Berta', fr: 'Rosette' },
    { en: 'Clarabel', de: 'Klarabella', fr: 'Clarabelle' },
    { en: 'Minerva', de: 'Minerva', fr: 'Minerve' },
  ],
  // A duckling, a hare, a magpie, a fox and an owl.
  trio: [
    { en: 'Pip', de: 'Pippa', fr: 'Plume' },
    { en: 'Hazel', de: 'Hanni', fr: 'Noisette' },
    { en: 'Maggie', de: 'Elsa', fr: 'Margot' },
    { en: 'Ruby', de: 'Rubina', fr: 'Roxane' },
    { en: 'Athena', de: 'Athene', fr: 'Athéna' },
  ],
};

/** For a game without names of its own. */
const WITHOUT_NAME: LevelName = { en: 'Computer', de: 'Computer', fr: 'Ordinateur' };

/** For equal computers at one table, in every game. */
const SPARE_NAMES: readonly LevelName[] = [
  { en: 'Elsie', de: 'Resi', fr: 'Violette' },
  { en: 'Poppy', de: 'Alma', fr: 'Cannelle' },
  { en: 'Mabel', de: 'Fanni', fr: 'Câline' },
];

export const levelName = (game: GameName, level: ComputerLevel, language: NameLanguage): string =>
  NAMES[game]?.[level - 1]?.[language] ?? `${WITHOUT_NAME[language]} ${level}`;

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
  return SPARE_NAMES[before]?.[language] ?? levelName(game, level, language);
};
