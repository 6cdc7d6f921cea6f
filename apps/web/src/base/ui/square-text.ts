/** A text cut into plain pieces and names of squares. */
export type TextPiece = {
  readonly text: string;
  /** In the game's notation (`c4`, `5x7`); null for plain text. */
  readonly square: string | null;
};

export type SplitSquares = (text: string) => readonly TextPiece[];

const plain = (text: string): readonly TextPiece[] => (text === '' ? [] : [{ text, square: null }]);

/** `pattern` is global and matches a square as texts write it; `squareOf` returns its notation. */
export const splitBy =
  (pattern: RegExp, squareOf: (written: string) => string): SplitSquares =>
  (text) => {
    const pieces: TextPiece[] = [];
    let end = 0;
    for (const { 0: written, index } of text.matchAll(pattern)) {
      pieces.push(...plain(text.slice(end, index)), { text: written, square: squareOf(written) });
      end = index + written.length;
    }
    return [...pieces, ...plain(text.slice(end))];
  };
