/** A game as text: its setup and tokens rebuild every position. */
import { type Effect, type Position, type Setup, type View, gameOf } from './games.ts';
import { type Unreadable, isUnreadable, unreadable } from './kernel.ts';
import { explainRefusal, isRefusal } from './refusals.ts';

/** A position after a token, and what the token did. */
export type Played = { readonly position: Position; readonly effects: readonly Effect[] };

export const startGame = (setup: Setup): Position => gameOf(setup).start(setup);

export const viewOf = (position: Position): View => gameOf(position).view(position);

/** A position as plain text. */
export const drawPosition = (position: Position): string => gameOf(position).draw(position);

/** The legal decisions as notation, sorted as strings. */
export const legalNotation = (position: Position): readonly string[] => viewOf(position).legal;

export const playToken = (position: Position, token: string): Played | Unreadable => {
  const game = gameOf(position);
  const actions = game.parseToken(token);
  if (isUnreadable(actions)) return actions;
  let next: Position = position;
  const effects: Effect[] = [];
  for (const action of actions) {
    const stepped = game.step(next, action);
    if (isRefusal(stepped)) return unreadable(1, explainRefusal(stepped));
    effects.push(...game.effects(next, action, stepped));
    next = stepped;
  }
  return { position: next, effects };
};

export const makeText = (tokens: readonly string[]): string => tokens.join(' ');

/** Tokens are separated by single spaces; an empty text has none. */
export const parseText = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/** Plays one token of a game's text. */
export type GameStep = Played & { readonly token: string; readonly before: Position };

/** The step of every token from a position on, or which token (from 1) cannot be played and why. */
export const playSteps = (start: Position, tokens: readonly string[]): readonly GameStep[] | Unreadable => {
  const steps: GameStep[] = [];
  let before = start;
  for (const [index, token] of tokens.entries()) {
    const played = playToken(before, token);
    if (isUnreadable(played)) return unreadable(index + 1, `token ${index + 1}: ${played.reason}`);
    steps.push({ token, before, ...played });
    before = played.position;
  }
  return steps;
};

/** The position after the tokens, or which token (from 1) cannot be played and why. */
export const playText = (position: Position, tokens: readonly string[]): Position | Unreadable => {
  const steps = playSteps(position, tokens);
  return isUnreadable(steps) ? steps : (steps.at(-1)?.position ?? position);
};

/** Every position of a game, the start first. */
export const replay = (setup: Setup, tokens: readonly string[]): readonly Position[] | Unreadable => {
  const start = startGame(setup);
  const steps = playSteps(start, tokens);
  return isUnreadable(steps) ? steps : [start, ...steps.map(({ position }) => position)];
};
