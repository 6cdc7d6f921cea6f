/** Tests a sheet by self-play: the same player on both sides, and each side begins every other game. */
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

/** Wins by side and by who began. */
export type Tally = {
  readonly games: number;
  readonly x: number;
  readonly o: number;
  readonly ties: number;
  readonly first: number;
  readonly second: number;
};

export const NO_GAMES: Tally = { games: 0, x: 0, o: 0, ties: 0, first: 0, second: 0 };

/** Longest game in steps; a longer one counts as a tie. */
const MAX_STEPS = 3000;

const playOut = (sheet: Sheet, first: 0 | 1, player: TrialPlayer, dice: DiceSource): CowpathPosition => {
  let position: CowpathPosition = startCowpath({ sheet, first });
  for (let step = 0; step < MAX_STEPS && position.kind !== 'over'; step++) {
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

/** Yields the tally after every game, endlessly. */
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

/** Half the width of the 95% confidence interval (Agresti and Coull). */
export const marginOf = (count: number, games: number): number => {
  const [n, p] = [games + 4, (count + 2) / (games + 4)];
  return 1.96 * Math.sqrt((p * (1 - p)) / n);
};

/** The one that is significantly ahead at the 95% level, if any. */
export const clearlyAhead = (a: number, b: number): 'a' | 'b' | null => {
  const decided = a + b;
  if (decided < 20 || Math.abs(a - b) <= 1.96 * Math.sqrt(decided)) return null;
  return a > b ? 'a' : 'b';
};
