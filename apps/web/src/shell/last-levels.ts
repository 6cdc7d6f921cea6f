/** The computers of the last game, read without the rules that are needed to play it. */
import type { ComputerLevel, GameName } from '@abacow/rules';
import { fieldsOf, note } from '../base/storage/notes.ts';

const LEVELS: readonly ComputerLevel[] = [1, 2, 3, 4, 5];

const levelsFrom = (json: unknown): readonly ComputerLevel[] => {
  const { seats } = fieldsOf(fieldsOf(json)['order']);
  const levels = (Array.isArray(seats) ? seats : []).map((seat) => fieldsOf(seat)['level']);
  return LEVELS.filter((level) => levels.includes(level));
};

/** Each level once; empty before the first game. */
export const lastLevels = (game: GameName): readonly ComputerLevel[] =>
  note(`abacow.lastGame.${game}`, levelsFrom).read();
