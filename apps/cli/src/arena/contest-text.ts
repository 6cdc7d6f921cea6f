/** A contest as plain values that can be sent to another process, and how they become a contest that can be played. */
import type { GameName } from '@abacow/rules';
import { type Complaint, isComplaint } from '../arguments.ts';
import type { PlainValues } from '../games/game.ts';
import { terminalGame } from '../games/registry.ts';
import { playerMaker } from '../players/players.ts';
import type { Contest } from './contest.ts';

export type ContestText = {
  readonly game: GameName;
  readonly seed: string;
  readonly challenger: string;
  readonly opponent: string;
  /** What the game is played with. */
  readonly values: PlainValues;
};

export const parseContest = async (text: ContestText): Promise<Contest | Complaint> => {
  const { seed, values } = text;
  const game = terminalGame(text.game);
  const setting = game.openSetting(values, seed);
  if (isComplaint(setting)) return setting;
  const challenger = await playerMaker(game, text.challenger);
  if (isComplaint(challenger)) return challenger;
  const opponent = await playerMaker(game, text.opponent);
  if (isComplaint(opponent)) return opponent;
  return { game, seed, seats: game.seatsFor(values), setting, players: { challenger, opponent } };
};
