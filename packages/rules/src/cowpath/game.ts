import { need } from '../need.ts';
import type { Game } from '../kernel.ts';
import { SIDE_NAMES, drawCowpath } from './draw.ts';
import { type CowpathEffect, effectsOf } from './effects.ts';
import { legalMoves } from './legal.ts';
import { type Fall, type Move, diceIn, fallOf, outcomesOf } from './moves.ts';
import { makeMove, makeTokens, parseMove, parseToken } from './notation.ts';
import { type CowpathPosition, SIDES, startCowpath } from './position.ts';
import {
  CASUAL_COWPATH,
  COWPATH_FIELDS,
  type CowpathGameSetup,
  type CowpathSetupJson,
  makeCowpathSetup,
  parseCowpathSetup,
} from './setup.ts';
import { playCowpath, stepCowpath } from './step.ts';
import { DICE, SYMBOLS, unpackFaces } from './symbols.ts';
import { type CowpathView, viewCowpath } from './view.ts';

export const cowpath: Game<
  CowpathGameSetup,
  CowpathPosition,
  Move,
  Fall,
  CowpathEffect,
  CowpathView,
  CowpathSetupJson
> = {
  name: 'cowpath',
  title: 'Cowpath',
  opening: 'coin',
  dice: { count: DICE, faces: SYMBOLS },
  fields: COWPATH_FIELDS,
  parseSetup: parseCowpathSetup,
  makeSetup: makeCowpathSetup,
  casualChoices: () => CASUAL_COWPATH,
  seats: () => SIDES.length,
  seatsAt: () => SIDES.length,
  writeSeat: (seat) => need(SIDES[seat]),
  seatName: (seat) => need(SIDE_NAMES[seat]),
  start: startCowpath,
  legalMoves,
  outcomes: (position) => (position.kind === 'throw' ? outcomesOf(diceIn(position.thrown)) : []),
  step: stepCowpath,
  play: playCowpath,
  effects: effectsOf,
  diceShown: ({ attempt, dice }) => (attempt === 0 ? [] : unpackFaces(dice, DICE)),
  diceThrown: (move) => (move.kind === 'throw' ? diceIn(move.dice) : 0),
  fallOf,
  makeMove,
  parseMove,
  parseToken,
  makeTokens,
  view: viewCowpath,
  draw: drawCowpath,
};
