/** What a game brings to paper. */
import type { Picture } from './picture-rows.ts';
import type { Box, Shape } from './shapes.ts';
import type { Language } from './texts/index.ts';

type StepText = { readonly title: string; readonly text: string };

type RulesTexts = {
  readonly title: string;
  /** `minutes` is how long a game usually takes. */
  readonly facts: (minutes: number) => readonly string[];
  readonly steps: readonly StepText[];
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
  /** How long a game usually takes. */
  readonly minutes: number;
  /** One for each step of the rules. */
  readonly pictures: readonly Picture[];
  /** Dice and pawns to cut out, on a whole page. */
  drawCutOuts(box: Box): readonly Shape[];
};
