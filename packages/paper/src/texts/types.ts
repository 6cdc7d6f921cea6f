/** The sentences on printed pages. */
import type { GameName } from '@abacow/rules';
import type { Board } from '@abacow/rules/trio';

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

export type WorksheetTexts = {
  /** Titles of sheets with all facts of a board, with some tables, and with what is still weak. */
  readonly boards: Readonly<Record<Board, string>>;
  readonly tables: (board: Board, list: string) => string;
  readonly weak: string;
  /** The title of a table to fill in. */
  readonly fill: Readonly<Record<Board, string>>;
  readonly answers: (title: string) => string;
  readonly name: string;
  readonly date: string;
  /** Names the sheet, so that it can be printed again. */
  readonly number: (seed: string) => string;
  /** The sign of a division. */
  readonly divided: string;
};

export type PaperTexts = {
  /** The rules in a few lines, for the free space on a sheet or board. */
  readonly reminders: Readonly<Record<GameName, readonly string[]>>;
  readonly rules: Readonly<Record<GameName, RulesTexts>>;
  readonly cutOuts: Readonly<Record<GameName, { readonly title: string; readonly advice: string }>>;
  readonly worksheet: WorksheetTexts;
};
