/** Finished games for tests of stickers. */
import {
  type ComputerLevel,
  type RecordPlayer,
  isUnreadable,
  parseSetup,
  parseText,
  playText,
  startGame,
} from '@abacow/rules';
import type { FinishedGame } from '../../table/stickers/finished-game.ts';

/** By seat: a computer's level, or null for a person. */
type Levels = readonly (ComputerLevel | null)[];

const playerOf = (level: ComputerLevel | null): RecordPlayer =>
  level === null ? { kind: 'person', name: null } : { kind: 'computer', level };

/** The result is that of the last position, as in a record. */
export const finishedGame = (json: object, text: string, levels: Levels = [null, null]): FinishedGame => {
  const setup = parseSetup(json);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  const tokens = parseText(text);
  const last = playText(startGame(setup), tokens);
  if (isUnreadable(last)) throw new Error(last.reason);
  const result = last.kind === 'over' ? ({ ...last.result, by: 'play' } as const) : null;
  return { setup, tokens, players: levels.map(playerOf), result };
};
