/** Breaks sentences into lines. The fonts are not known here, so widths are estimates with some reserve. */
import { type Shape, text } from './shapes.ts';

/** The average character width of common fonts, relative to the font size. */
export const LETTER = 0.52;
/** Bold characters are wider. */
export const BOLD_LETTER = 0.62;
/** The distance between two lines, relative to the font size. */
const LEADING = 1.28;

const addWord = (lines: readonly string[], word: string, most: number): readonly string[] => {
  const last = lines.at(-1);
  if (last === undefined) return [word];
  const longer = `${last} ${word}`;
  return longer.length <= most ? [...lines.slice(0, -1), longer] : [...lines, word];
};

export const wrap = (words: string, width: number, size: number): readonly string[] => {
  const most = Math.floor(width / (size * LETTER));
  return words.split(' ').reduce<readonly string[]>((lines, word) => addWord(lines, word, most), []);
};

export type Paragraph = { readonly shapes: readonly Shape[]; readonly bottom: number };

/** `y` is the top of the first line. */
export const paragraph = (
  words: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  size: number,
): Paragraph => {
  const lines = wrap(words, width, size);
  return {
    shapes: lines.map((line, index) => text(line, x, y + size * (0.95 + index * LEADING), size)),
    bottom: y + lines.length * size * LEADING,
  };
};

/** Several paragraphs, each on its own line, in the largest font up to `largest` in which they fit. */
export const fittingParagraphs = (
  all: readonly string[],
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  largest: number,
  smallest: number,
): readonly Shape[] => {
  for (let size = largest; size >= smallest; size -= 0.25) {
    const drawn = all.reduce<Paragraph>(
      (above, words) => {
        const next = paragraph(
          words,
          { ...box, y: above.bottom + (above.shapes.length > 0 ? size * 0.3 : 0) },
          size,
        );
        return { shapes: [...above.shapes, ...next.shapes], bottom: next.bottom };
      },
      { shapes: [], bottom: box.y },
    );
    if (drawn.bottom <= box.y + box.height) return drawn.shapes;
  }
  return [];
};
