/** One game of a simulation from its number: the same plan and number give the same game for ever. */
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
  // The dice do not depend on what the players draw for themselves.
  const dice = seededDice(`${seed}/${number}/dice`);
  const whims = seededDice(`${seed}/${number}/players`);
  const seats = players.length;
  // Every sheet once for each beginner, in a row.
  const beginner = number % seats;
  const setup = setting.setupFor(Math.floor(number / seats), beginner, seats);
  const { counted, watch } = gameCounter(game.counters);
  const seated = players.map((name) => plainPlayer(game, name, whims.below));
  return { result: playOut(startGame(setup), seated, dice, watch), beginner, counted };
};
