/** A game is its text: setup and tokens rebuild every position. */
import { cowpath } from './cowpath/game.ts';
import { type CowpathPosition, startCowpath } from './cowpath/position.ts';
import { type CowpathView, viewCowpath } from './cowpath/view.ts';
import {
  type Game,
  type Unreadable,
  type Waiting,
  explainRefusal,
  isRefusal,
  isUnreadable,
  unreadable,
} from './kernel.ts';
import type { Setup } from './setup.ts';
import { trio } from './trio/game.ts';
import { type TrioPosition, startTrio } from './trio/position.ts';
import { type TrioView, viewTrio } from './trio/view.ts';

export type Position = CowpathPosition | TrioPosition;
export type View = CowpathView | TrioView;

export const startGame = (setup: Setup): Position =>
  setup.game === 'cowpath' ? startCowpath(setup) : startTrio(setup);

export const viewOf = (position: Position): View =>
  position.game === 'cowpath' ? viewCowpath(position) : viewTrio(position);

/** Decisions open now, as notation, in plain string order. */
export const legalNotation = (position: Position): readonly string[] => viewOf(position).legal;

export const playToken = (position: Position, token: string): Position | Unreadable =>
  position.game === 'cowpath' ? playOne(cowpath, position, token) : playOne(trio, position, token);

const playOne = <Setup, P extends Waiting, Move, Fall>(
  game: Game<Setup, P, Move, Fall>,
  position: P,
  token: string,
): P | Unreadable => {
  const actions = game.parseToken(token);
  if (isUnreadable(actions)) return actions;
  let next = position;
  for (const action of actions) {
    const stepped = game.step(next, action);
    if (isRefusal(stepped)) return unreadable(1, explainRefusal(stepped));
    next = stepped;
  }
  return next;
};

export const makeText = (tokens: readonly string[]): string => tokens.join(' ');

/** Tokens with single spaces between them; an empty text has none. */
export const parseText = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/** The position after the tokens, or which of them (from 1) cannot be played and why. */
export const playText = (position: Position, tokens: readonly string[]): Position | Unreadable => {
  let next = position;
  for (const [index, token] of tokens.entries()) {
    const played = playToken(next, token);
    if (isUnreadable(played)) return unreadable(index + 1, `token ${index + 1}: ${played.reason}`);
    next = played;
  }
  return next;
};

/** Every position of a game, the start first. */
export const replay = (setup: Setup, tokens: readonly string[]): readonly Position[] | Unreadable => {
  const positions = [startGame(setup)];
  for (const [index, token] of tokens.entries()) {
    const played = playToken(positions[index]!, token);
    if (isUnreadable(played)) return unreadable(index + 1, `token ${index + 1}: ${played.reason}`);
    positions.push(played);
  }
  return positions;
};
