/** Parses what a person types into a decision or a question. */
import { need } from '@abacow/rules/need';
import { type Position, REFUSALS, gameOf, isRefusal, legalNotation } from '@abacow/rules';
import type { TerminalGame } from '../games/game.ts';
import { nameOf } from './showing.ts';
import { type Keeping, diceOf, keepIn, othersThan, placesIn } from './keeping.ts';

export const QUESTIONS = ['help', 'chances', 'hint', 'moves', 'board', 'back', 'give up', 'quit'] as const;
export type Question = (typeof QUESTIONS)[number];

export type Input =
  | { readonly kind: 'play'; readonly move: string }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'save'; readonly path: string }
  | { readonly kind: 'unclear'; readonly reason: string };

const SHORT: Readonly<Record<string, Question>> = {
  '?': 'help',
  h: 'hint',
  odds: 'chances',
  m: 'moves',
  undo: 'back',
  resign: 'give up',
  q: 'quit',
  exit: 'quit',
};

const unclear = (reason: string): Input => ({ kind: 'unclear', reason });

/** A typed throw as a move; null if it is not a throw. */
const throwIn = (position: Position, typed: string): string | null => {
  const dice = diceOf(position);
  if (/^(t|throw|roll|all)$/.test(typed)) return `t${othersThan('', dice)}`;
  const thrown = /^(?:t|throw|roll)?\s*([1-5][1-5\s,]*)$/.exec(typed);
  const places = thrown === null ? '' : placesIn(need(thrown[1]));
  return places === '' || Number(places.at(-1)) > dice ? null : `t${places}`;
};

const kept = (game: TerminalGame, position: Position, typed: string): Keeping => {
  const keep = /^k(?:eep)?\s*(.*)$/.exec(typed);
  return keep === null ? null : keepIn(game.keep, position, need(keep[1]));
};

/** The rules' own reason. */
const whyNot = (position: Position, text: string): string => {
  const game = gameOf(position);
  const move = game.parseMove(text);
  if (move === null) return `there is no square ${text}`;
  const next = game.step(position, move);
  return isRefusal(next) ? `${nameOf(text)}: ${REFUSALS[next.code]}` : `${text} is not possible now`;
};

const readMove = (game: TerminalGame, position: Position, typed: string): Input => {
  const legal = legalNotation(position);
  // Enter alone plays the only legal move.
  if (typed === '')
    return legal.length === 1 ? { kind: 'play', move: need(legal[0]) } : unclear('say what to do');
  const keeping = kept(game, position, typed);
  if (keeping !== null && 'refused' in keeping) return unclear(keeping.refused);
  const move = keeping?.move ?? game.moveIn(position, typed) ?? throwIn(position, typed);
  if (move === null) return unclear(`${JSON.stringify(typed)} is not understood`);
  if (legal.includes(move)) return { kind: 'play', move };
  const pawns = legal.filter((each) => each.endsWith(`>${move}`));
  if (pawns.length > 0) return unclear(`say which pawn moves there: ${pawns.join(', ')}`);
  return unclear(whyNot(position, move));
};

export const parseInput = (game: TerminalGame, position: Position, line: string): Input => {
  const save = /^\s*save\s+(\S.*?)\s*$/i.exec(line);
  if (save !== null) return { kind: 'save', path: need(save[1]) };
  const typed = line.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const question = QUESTIONS.find((each) => each === typed) ?? SHORT[typed];
  return question === undefined ? readMove(game, position, typed) : { kind: 'ask', question };
};
