/** A sheet tried out by play: both sides by the same player, each side beginning every other game. */
import type { DiceSource } from '@abacow/dice';
import {
  type CowpathPosition,
  type Sheet,
  SYMBOLS,
  diceIn,
  fallOf,
  isSheet,
  checkSheet,
  draftOf,
  playCowpath,
  startCowpath,
} from '@abacow/rules/cowpath';
import type { TrialPlayer } from './player.ts';

/** By who won: the sides, and who began. */
export type Tally = {
  readonly games: number;
  readonly x: number;
  readonly o: number;
  readonly ties: number;
  readonly first: number;
  readonly second: number;
};

export const NO_GAMES: Tally = { games: 0, x: 0, o: 0, ties: 0, first: 0, second: 0 };

/** A game that drags on longer counts as a tie. */
const LONGEST = 3000;

const playOut = (sheet: Sheet, first: 0 | 1, player: TrialPlayer, dice: DiceSource): CowpathPosition => {
  let position: CowpathPosition = startCowpath({ sheet, first });
  for (let step = 0; step < LONGEST && position.kind !== 'over'; step++) {
    const move = player(position);
    position = playCowpath(position, move);
    if (move.kind === 'throw')
      position = playCowpath(position, fallOf(dice.throwDice(diceIn(move.dice), SYMBOLS.length)));
  }
  return position;
};

const counted = (tally: Tally, winner: number | null, first: 0 | 1): Tally => ({
  games: tally.games + 1,
  x: tally.x + (winner === 0 ? 1 : 0),
  o: tally.o + (winner === 1 ? 1 : 0),
  ties: tally.ties + (winner === null ? 1 : 0),
  first: tally.first + (winner === first ? 1 : 0),
  second: tally.second + (winner !== null && winner !== first ? 1 : 0),
});

/** The tally after every game, without end. */
export function* trial(text: string, player: TrialPlayer, dice: DiceSource): Generator<Tally, never> {
  const sheet = checkSheet(draftOf(text));
  if (!isSheet(sheet)) throw new Error('a sheet with faults cannot be tried');
  let tally = NO_GAMES;
  for (let game = 0; ; game++) {
    const first = game % 2 === 0 ? 0 : 1;
    const { result } = playOut(sheet, first, player, dice);
    tally = counted(tally, result?.kind === 'win' ? result.seat : null, first);
    yield tally;
  }
}

/** Half the width of the interval that holds the true share 19 times of 20 (Agresti and Coull). */
export const marginOf = (count: number, games: number): number => {
  const [n, p] = [games + 4, (count + 2) / (games + 4)];
  return 1.96 * Math.sqrt((p * (1 - p)) / n);
};

/** Which of two is clearly ahead, if one is: the difference is more than chance explains 19 times of 20. */
export const clearlyAhead = (a: number, b: number): 'a' | 'b' | null => {
  const decided = a + b;
  if (decided < 20 || Math.abs(a - b) <= 1.96 * Math.sqrt(decided)) return null;
  return a > b ? 'a' : 'b';
};
