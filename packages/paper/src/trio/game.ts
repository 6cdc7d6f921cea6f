import type { PaperGame } from '../game.ts';
import { drawPieces } from './cut-outs.ts';
import { PICTURES } from './pictures.ts';
import { TEXTS } from './texts/index.ts';

export const trio: PaperGame = {
  texts: TEXTS,
  pictures: PICTURES,
  drawCutOuts: drawPieces,
};
