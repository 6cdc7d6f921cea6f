/** The sentences on printed pages. */
import type { GameName } from '@abacow/rules';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

type StepText = { readonly title: string; readonly text: string };

export type RulesTexts = {
  readonly title: string;
  /** `minutes` is how long a game usually takes. */
  readonly facts: (minutes: number) => readonly string[];
  readonly steps: readonly StepText[];
  readonly credit: string;
};

export type PaperTexts = {
  /** The rules in a few lines, for the free space on a sheet or board. */
  readonly reminders: Readonly<Record<GameName, readonly string[]>>;
  readonly rules: Readonly<Record<GameName, RulesTexts>>;
  readonly cutOuts: Readonly<Record<GameName, { readonly title: string; readonly advice: string }>>;
};
