export type { Board, Row, Square } from './board.ts';
export { BOARDS, ROWS, SIDE, SQUARES, columnOf, isRow, numberAt, rowOf, squareAt, sumOf } from './board.ts';
export { resultOf } from './calculation.ts';
export { PAWN_LETTERS, drawBoard, drawTrio, seatName } from './draw.ts';
export type { KeptDie, RoundWon, ScoreChange, TrioEffect } from './effects.ts';
export { trio } from './game.ts';
export { legalMoves, targetSquares } from './legal.ts';
export type { Action, Fall, LostTurn, Move, Place, Shift, Throw } from './moves.ts';
export { BOTH_DICE, FACES, FALLS, LOST_TURN, diceIn, fallOf, placeOf, shiftOf, throwOf } from './moves.ts';
export {
  LOST_TOKEN,
  makeFaces,
  makeMove,
  makeSelection,
  makeSquare,
  makeTokens,
  parseFaces,
  parseMove,
  parseSelection,
  parseSquare,
  parseToken,
} from './notation.ts';
export type { OpeningThrow } from './opening.ts';
export { openingLeaders } from './opening.ts';
export type {
  Colour,
  LaterRounds,
  Level,
  Players,
  RollOff,
  TrioPosition,
  TrioSetup,
  WrongAnswer,
} from './position.ts';
export {
  COLOURS,
  DEFAULT_BOARD,
  DEFAULT_LEVEL,
  DEFAULT_TARGET,
  LATER_ROUNDS,
  LEVELS,
  MAX_ROUNDS,
  NO_DICE,
  PAWNS,
  PLAYERS,
  isTaken,
  nextSeat,
  startRound,
  startTrio,
} from './position.ts';
export { bestRow, highestUnder, laterBeginners, roundsToWin, scoresAfterRound } from './rounds.ts';
export { speakSigns, writeSigns } from './signs.ts';
export { playTrio, stepTrio } from './step.ts';
export type { TrioView } from './view.ts';
export { viewTrio } from './view.ts';
