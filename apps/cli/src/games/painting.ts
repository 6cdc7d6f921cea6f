/** Colours the words of a game in a drawing or a sentence: seats and their marks, open squares, dice. */
import { type Piece, SEAT_STYLES, type Style } from '../terminal/style.ts';
import type { TerminalGame } from './game.ts';

/** `(c)` and `(35)` in a drawing. */
const OPEN = String.raw`\((?:c|\d+)\)`;
/** `1 c 3` after a throw, but not the places of dice above them. */
const DICE = String.raw`(?<!^die.*)\b[0-9c](?: [0-9c])+\b`;

const seatPattern = (words: readonly string[]): string =>
  words.map((word) => String.raw`[[<]${word}[\]>]|\b${word}\b`).join('|');

const patterns = new Map<TerminalGame, RegExp>();

const patternOf = (game: TerminalGame): RegExp => {
  const known = patterns.get(game);
  if (known !== undefined) return known;
  const seats = game.seatWords.map((words, seat) => `(?<${SEAT_STYLES[seat]}>${seatPattern(words)})`);
  const made = new RegExp([...seats, `(?<open>${OPEN})`, `(?<dice>${DICE})`].join('|'), 'gm');
  patterns.set(game, made);
  return made;
};

/** Without colours before it is known which game it is. */
export const paintGame = (game: TerminalGame | null, text: string): readonly Piece[] => {
  if (game === null) return [text];
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(patternOf(game))) {
    const style = Object.keys(groups).find((name) => groups[name] !== undefined) as Style;
    pieces.push(text.slice(end, index), { text: found, style });
    end = index + found.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
};
