/** Whatever a command writes, no hidden character of a file, an argument or an error reaches the terminal. */
import { escapeHidden } from '@abacow/rules';
import type { Environment } from './environment.ts';
import type { Piece } from './terminal/style.ts';

/** Shown names that are written from right to left are isolated: see `shownName`. */
const ISOLATED = /\u2068([^\u2066-\u2069]*)\u2069/u;

/** Every second piece of a split line was isolated. */
const printableLine = (line: string): string =>
  line
    .split(ISOLATED)
    .map((piece, index) => (index % 2 === 0 ? escapeHidden(piece) : `\u2068${escapeHidden(piece)}\u2069`))
    .join('');

/** Line feeds stay: a text that came from outside must be escaped before it becomes part of a line. */
export const printable = (text: string): string => text.split('\n').map(printableLine).join('\n');

const printablePiece = (piece: Piece): Piece =>
  typeof piece === 'string' ? printable(piece) : { ...piece, text: printable(piece.text) };

export const escapingEnvironment = (environment: Environment): Environment => ({
  ...environment,
  write: (text) => environment.write(printable(text)),
  paint: (pieces) => environment.paint(pieces.map(printablePiece)),
  warn: (text) => environment.warn(printable(text)),
  ask: (question) => environment.ask(printable(question)),
});
