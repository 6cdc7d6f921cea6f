export { isObject } from './fields.ts';
export type { Effect, GameName, Position, RegisteredGame, Setup, SetupJson, View } from './games.ts';
export { GAMES, gameNames, gameOf, isGameName, registerGame } from './games.ts';
export { escapeHidden, hasHidden } from './hidden.ts';
export type {
  AnyEffect,
  AnyFall,
  AnyGame,
  AnyMove,
  AnyPosition,
  AnySetup,
  AnyView,
  Game,
  GameOver,
  Outcome as ThrowOutcome,
  Refusal,
  RefusalCode,
  Result,
  Seat,
  SetupField,
  Thrown,
  TurnBegan,
  Unreadable,
  Waiting,
} from './kernel.ts';
export { REFUSALS, explainRefusal, isRefusal, isUnreadable, refuse, unreadable } from './kernel.ts';
export type { EarlierPlayer } from './earlier.ts';
export { earlierPlayer } from './earlier.ts';
export type { ComputerLevel, RecordPlayer, RecordSeatJson } from './players.ts';
export { COMPUTER_LEVELS, isComputerLevel, playerText, standInName } from './players.ts';
export type { Ending, GameRecord, Outcome, RecordJson } from './record.ts';
export type { RecordDice, RecordOpening } from './recorddice.ts';
export { ENDINGS, RECORD_VERSION, makeRecord, parseRecord } from './record.ts';
export type { TakenBack } from './takenback.ts';
export { playedTokens, stretchesOf } from './takenback.ts';
export { makeSetup, parseSetup, seatsOf } from './setup.ts';
export type { GameStep, Played } from './text.ts';
export {
  drawPosition,
  legalNotation,
  makeText,
  parseText,
  playSteps,
  playText,
  playToken,
  replay,
  startGame,
  viewOf,
} from './text.ts';
