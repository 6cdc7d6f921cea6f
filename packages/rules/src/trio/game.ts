import type { Game } from '../kernel.ts';
import { legalMoves } from './legal.ts';
import { type Fall, type Move, diceIn, outcomesOf } from './moves.ts';
import { makeMove, makeTokens, parseToken } from './notation.ts';
import type { TrioPosition, TrioSetup } from './position.ts';
import { startTrio } from './position.ts';
import { playTrio, stepTrio } from './step.ts';

export const trio: Game<TrioSetup, TrioPosition, Move, Fall> = {
  name: 'trio',
  start: startTrio,
  legalMoves,
  outcomes: (position) => (position.kind === 'throw' ? outcomesOf(diceIn(position.thrown)) : []),
  step: stepTrio,
  play: playTrio,
  makeMove,
  parseToken,
  makeTokens,
};
