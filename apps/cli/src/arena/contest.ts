/**
 * A contest of two players. Games come in groups with the same sheet, beginner and dice, once with the challenger on
 * each seat and the opponent on all others. So within a group neither the side nor the dice favour a player.
 */
import { seededDice } from '@abacow/dice';
import { type Result, startGame } from '@abacow/rules';
import type { Setting, TerminalGame } from '../games/game.ts';
import { playOut } from '../play-out.ts';
import type { Maker } from '../players/players.ts';

export type Contest = {
  readonly game: TerminalGame;
  readonly seed: string;
  readonly seats: number;
  readonly setting: Setting;
  readonly players: { readonly challenger: Maker; readonly opponent: Maker };
};

/** The challenger's score of a game: 1, 0, or a half for a tie. */
const scoreOf = (result: Result, seat: number): number => {
  if (result.kind === 'tie') return 0.5;
  return result.seat === seat ? 1 : 0;
};

const playGame = (
  { seed, seats, setting, players }: Contest,
  group: number,
  challengerAt: number,
): Result => {
  const dice = seededDice(`${seed}/${group}/dice`);
  const choices = seededDice(`${seed}/${group}/${challengerAt}/players`);
  const seated = Array.from({ length: seats }, (_, seat) =>
    (seat === challengerAt ? players.challenger : players.opponent)(choices.below),
  );
  return playOut(startGame(setting.setupFor(group, group % seats, seats)), seated, dice);
};

/** The challenger's scores, by its seat. */
export const playGroup = (contest: Contest, group: number): readonly number[] =>
  Array.from({ length: contest.seats }, (_, seat) => scoreOf(playGame(contest, group, seat), seat));
