/** Colours of the terminal. They only repeat what the text says, so nothing is lost without them. */

/** Codes of ECMA-48 ("SGR"). The sixteen colours of a terminal fit its own background. */
const CODES = {
  seat1: '1;36',
  seat2: '1;35',
  seat3: '1;33',
  seat4: '1;34',
  /** A square that may be marked or that the dice point at. */
  open: '4;32',
  dice: '1',
} as const;

export type Style = keyof typeof CODES;

/** Only a piece can be coloured: no text that a command reads from a file contains codes. */
export type Piece = string | { readonly text: string; readonly style: Style };

export const SEAT_STYLES = ['seat1', 'seat2', 'seat3', 'seat4'] as const satisfies readonly Style[];

/** The text without its styles. */
export const plainText = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const coloured = (piece: Piece): string =>
  typeof piece === 'string' ? piece : `\x1b[${CODES[piece.style]}m${piece.text}\x1b[0m`;

export const makeOutput = (pieces: readonly Piece[], colours: boolean): string =>
  colours ? pieces.map(coloured).join('') : plainText(pieces);

type Variables = Readonly<Record<string, string | undefined>>;

/** See no-color.org and force-color.org. An empty variable counts as missing. */
export const showsColours = (
  { NO_COLOR: no = '', FORCE_COLOR: force = '', TERM: term }: Variables,
  isTerminal: boolean,
): boolean => {
  if (no !== '') return false;
  if (force !== '') return force !== '0' && force !== 'false';
  return isTerminal && term !== 'dumb';
};
