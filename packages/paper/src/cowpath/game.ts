import type { PaperGame } from '../game.ts';
import { drawDice } from './cut-outs.ts';
import { PICTURES } from './pictures.ts';
import { TEXTS } from './texts/index.ts';

export const cowpath: PaperGame = {
  texts: TEXTS,
  pictures: PICTURES,
  drawCutOuts: drawDice,
};
