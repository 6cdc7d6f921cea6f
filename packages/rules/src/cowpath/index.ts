export type { Square, Squares } from './bits.ts';
export {
  NO_SQUARES,
  STRIDE,
  columnOf,
  connected,
  count,
  flood,
  grow,
  has,
  isEmpty,
  listSquares,
  neighboursOf,
  only,
  overlap,
  rowOf,
  setOf,
  squareAt,
  union,
  without,
} from './bits.ts';
export { SIDE_NAMES, drawCowpath, drawSheet } from './draw.ts';
export type { CowpathEffect } from './effects.ts';
export { cowpath } from './game.ts';
export type { Joins } from './joins.ts';
export { NO_JOIN, joinCost, joinsOf } from './joins.ts';
export { legalMoves, markableSquares, squaresFor } from './legal.ts';
export type { Action, Fall, Mark, Move, Pass, Throw } from './moves.ts';
export { FALLS, PASS, THROW_ALL, diceIn, fallAt, fallOf, markOf, throwOf } from './moves.ts';
export {
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
export type { CowpathPosition, CowpathSeat, CowpathSetup, Side } from './position.ts';
export {
  NO_ANCHOR,
  SIDES,
  freeSquares,
  isBlocked,
  marksOf,
  otherSeat,
  reachableSquares,
  startCowpath,
} from './position.ts';
export type { Draft, Sheet, SheetFault } from './sheet.ts';
export {
  MAX_SIDE,
  MIN_SIDE,
  SHEET_FAULTS,
  characterAt,
  checkSheet,
  draftOf,
  explainFault,
  explainFaults,
  isSheet,
  makeSheet,
  parseSheet,
} from './sheet.ts';
export { playCowpath, stepCowpath, winningChain } from './step.ts';
export type { DiceOnTable, Face, Reading, Symbol } from './symbols.ts';
export {
  ALL_DICE,
  ATTEMPTS,
  COW,
  DICE,
  SYMBOLS,
  faceOf,
  markableSymbols,
  packFaces,
  quadSymbol,
  readFaces,
  unpackFaces,
} from './symbols.ts';
export type { CowpathView } from './view.ts';
export { viewCowpath } from './view.ts';
