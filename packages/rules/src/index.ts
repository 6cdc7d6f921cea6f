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
  Result,
  Seat,
  SetupField,
  Thrown,
  TurnBegan,
  Unreadable,
  Waiting,
} from './kernel.ts';
export type { Refusal, RefusalCode } from './refusals.ts';
export { isUnreadable, unreadable } from './kernel.ts';
export { REFUSALS, explainRefusal, isRefusal, refuse } from './refusals.ts';
export type { EarlierPlayer } from './earlier-players.ts';
export { earlierPlayer } from './earlier-players.ts';
export type { ComputerLevel, RecordPlayer, RecordSeatJson } from './players.ts';
export { COMPUTER_LEVELS, isComputerLevel, playerText, standInName } from './players.ts';
export type { Ending, GameRecord, Outcome, RecordJson } from './record.ts';
export type { RecordDice, RecordOpening } from './record-dice.ts';
export { ENDINGS, RECORD_VERSION, makeRecord, parseRecord } from './record.ts';
export type { TakenBack } from './taken-back.ts';
export { playedTokens, stretchesOf } from './taken-back.ts';
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
