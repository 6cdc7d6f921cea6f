/** What a game brings to paper. */
import type { Picture } from './picture-rows.ts';
import type { Box, Shape } from './shapes.ts';
import type { Language } from './texts/index.ts';

export type StepText = { readonly title: string; readonly text: string };

export type RulesTexts = {
  readonly title: string;
  /** Players and age. */
  readonly players: string;
  readonly minutes: (least: number, most: number) => string;
  /** What you need to play on paper. */
  readonly need: StepText;
  readonly steps: readonly StepText[];
  readonly tip: StepText;
  readonly credit: string;
};

export type GameTexts = {
  /** The rules in a few lines, for the free space on a sheet or board. */
  readonly reminder: readonly string[];
  readonly rules: RulesTexts;
  readonly cutOuts: { readonly title: string; readonly advice: string };
};

export type PaperGame = {
  readonly texts: Readonly<Record<Language, GameTexts>>;
  /** One for each step of the rules. */
  readonly pictures: readonly Picture[];
  /** Dice and pawns to cut out, on a whole page. */
  drawCutOuts(box: Box): readonly Shape[];
};
