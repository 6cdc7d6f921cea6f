export { drawBoard, drawPosition, drawSheet } from './draw.ts';
export type {
  Game,
  Outcome as ThrowOutcome,
  Refusal,
  RefusalCode,
  Result,
  Seat,
  Unreadable,
  Waiting,
} from './kernel.ts';
export { REFUSALS, explainRefusal, isRefusal, isUnreadable, refuse, unreadable } from './kernel.ts';
export type { EarlierPlayer } from './earlier.ts';
export { earlierPlayer } from './earlier.ts';
export type { ComputerLevel, RecordPlayer, RecordSeatJson } from './players.ts';
export { COMPUTER_LEVELS, isComputerLevel, playerText, standInName } from './players.ts';
export type { Ending, GameRecord, Outcome, RecordDice, RecordJson } from './record.ts';
export { ENDINGS, RECORD_VERSION, makeRecord, parseRecord } from './record.ts';
export type { GameName, Setup, SetupJson } from './setup.ts';
export { GAMES, isObject, makeSetup, parseSetup, seatsOf } from './setup.ts';
export type { Position, View } from './text.ts';
export {
  legalNotation,
  makeText,
  parseText,
  playText,
  playToken,
  replay,
  startGame,
  viewOf,
} from './text.ts';
