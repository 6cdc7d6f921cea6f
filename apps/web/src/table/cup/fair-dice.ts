/** Dice for a table of real paper: every throw is new and nothing is stored. */
import { type DiceSource, NO_FACE, faceOfWord } from '@abacow/dice';
import { need } from '@abacow/rules/need';

const newWord = (): number => need(crypto.getRandomValues(new Uint32Array(1))[0]);

const throwOne = (sides: number, word: () => number): number => {
  for (;;) {
    const face = faceOfWord(word(), sides);
    if (face !== NO_FACE) return face;
  }
};

export const fairDice = (word: () => number = newWord): DiceSource => ({
  throwDice: (count, sides) => Array.from({ length: count }, () => throwOne(sides, word)),
});
