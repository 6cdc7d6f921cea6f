import type { Sheet } from '../cowpath/sheet.ts';

const SWAPPED: Readonly<Record<string, string>> = { x: 'o', o: 'x' };

/** The sheet turned by half, crosses and circles swapped, as text. */
export const mirrorText = (text: string): string =>
  [...text]
    .reverse()
    .map((char) => SWAPPED[char] ?? char)
    .join('');

/** Turned by half, symbols fall on equal symbols and crosses on circles: neither side is better off. */
export const isMirrored = (sheet: Sheet): boolean => mirrorText(sheet.text) === sheet.text;
