/** The sentences on worksheets. */
import type { Board } from '@abacow/rules/trio';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

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
};
