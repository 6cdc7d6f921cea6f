import type { PaperGame } from '../game.ts';
import { drawDice } from './cut-outs.ts';
import { PICTURES } from './pictures.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export const cowpath: PaperGame = {
  texts: { en, de, fr },
  pictures: PICTURES,
  drawCutOuts: drawDice,
};
