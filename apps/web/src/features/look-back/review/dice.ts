/** The dice on the table after every step, from the tokens alone. */
import { GAMES, type GameName } from '@abacow/rules';
import { need } from '@abacow/rules/need';

/** The faces, counted from 0, lowest die first; empty before the first throw. */
export type Dice = readonly number[];

/** `t24=cc` changes the second and the fourth die; other tokens change none. */
const diceAfter = (game: GameName, before: Dice, token: string): Dice => {
  const [move, fell] = token.split('=') as [string, string?];
  if (fell === undefined) return before;
  const { faces } = GAMES[game].dice;
  const after = [...before];
  [...move.slice(1)].forEach((die, nth) => (after[Number(die) - 1] = faces.indexOf(need(fell[nth]))));
  return after;
};

/** By step, from the start of the game. */
export const diceBySteps = (game: GameName, tokens: readonly string[]): readonly Dice[] => {
  const all: Dice[] = [[]];
  for (const token of tokens) all.push(diceAfter(game, need(all.at(-1)), token));
  return all;
};
