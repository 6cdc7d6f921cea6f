import type { Game } from '../kernel.ts';
import { legalMoves } from './legal.ts';
import { type Fall, type Move, diceIn, outcomesOf } from './moves.ts';
import { makeMove, makeTokens, parseToken } from './notation.ts';
import type { CowpathPosition, CowpathSetup } from './position.ts';
import { startCowpath } from './position.ts';
import { playCowpath, stepCowpath } from './step.ts';

export const cowpath: Game<CowpathSetup, CowpathPosition, Move, Fall> = {
  name: 'cowpath',
  start: startCowpath,
  legalMoves,
  outcomes: (position) => (position.kind === 'throw' ? outcomesOf(diceIn(position.thrown)) : []),
  step: stepCowpath,
  play: playCowpath,
  makeMove,
  parseToken,
  makeTokens,
};
