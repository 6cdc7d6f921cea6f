import type { Game } from '../kernel.ts';
import { drawTrio, seatName } from './draw.ts';
import { type TrioEffect, effectsOf } from './effects.ts';
import { legalMoves } from './legal.ts';
import { calculation } from './calculation.ts';
import { FACES, type Fall, type LostTurn, type Move, diceIn, fallOf, outcomesOf } from './moves.ts';
import { makeMove, makeTokens, parseMove, parseToken } from './notation.ts';
import { NO_DICE, type TrioPosition, startTrio } from './position.ts';
import {
  CASUAL_TRIO,
  TRIO_FIELDS,
  lastTrioRound,
  type TrioGameSetup,
  type TrioSetupJson,
  makeTrioSetup,
  parseTrioSetup,
} from './setup.ts';
import { playTrio, stepTrio } from './step.ts';
import { type TrioView, viewTrio } from './view.ts';

export const trio: Game<
  TrioGameSetup,
  TrioPosition,
  Move | LostTurn,
  Fall,
  TrioEffect,
  TrioView,
  TrioSetupJson
> = {
  name: 'trio',
  title: 'Trio',
  opening: 'roll-off',
  dice: { count: 2, faces: Array.from({ length: FACES }, (_, face) => String(face)) },
  fields: TRIO_FIELDS,
  parseSetup: parseTrioSetup,
  makeSetup: makeTrioSetup,
  casualChoices: () => CASUAL_TRIO,
  seats: ({ players }) => players,
  seatsAt: ({ setup }) => setup.players,
  writeSeat: (seat) => seat,
  seatName,
  start: startTrio,
  legalMoves,
  outcomes: (position) => (position.kind === 'throw' ? outcomesOf(diceIn(position.thrown)) : []),
  step: stepTrio,
  play: playTrio,
  effects: effectsOf,
  lastRound: lastTrioRound,
  calculation,
  diceShown: ({ first, second }) => (first === NO_DICE ? [] : [first, second]),
  diceThrown: (move) => (move.kind === 'throw' ? diceIn(move.dice) : 0),
  fallOf,
  makeMove,
  parseMove,
  parseToken,
  makeTokens,
  view: viewTrio,
  draw: drawTrio,
};
