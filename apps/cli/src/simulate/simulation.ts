/** Plays one game of a simulation. The same plan and number always give the same game. */
import { seededDice } from '@abacow/dice';
import { startGame } from '@abacow/rules';
import type { Setting, TerminalGame } from '../games/game.ts';
import { playOut } from '../play-out.ts';
import { type PlayerName, plainPlayer } from '../players/players.ts';
import { type GameCount, gameCounter } from './tally.ts';

export type Plan = {
  readonly game: TerminalGame;
  readonly setting: Setting;
  readonly seed: string;
  /** By seat. */
  readonly players: readonly PlayerName[];
};

export const simulateGame = ({ game, setting, seed, players }: Plan, number: number): GameCount => {
  // Separate from the players' randomness, so that the dice don't depend on the players.
  const dice = seededDice(`${seed}/${number}/dice`);
  const choices = seededDice(`${seed}/${number}/players`);
  const seats = players.length;
  // Consecutive games use the same sheet, once with each beginner.
  const beginner = number % seats;
  const setup = setting.setupFor(Math.floor(number / seats), beginner, seats);
  const { counted, watch } = gameCounter(game.counters);
  const seated = players.map((name) => plainPlayer(game, name, choices.below));
  return { result: playOut(startGame(setup), seated, dice, watch), beginner, counted };
};
