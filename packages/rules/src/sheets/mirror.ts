import type { Sheet } from '../cowpath/sheet.ts';

const SWAPPED: Readonly<Record<string, string>> = { x: 'o', o: 'x' };

/** The text of the sheet turned by 180 degrees, with crosses and circles swapped. */
export const mirrorText = (text: string): string =>
  [...text]
    .reverse()
    .map((char) => SWAPPED[char] ?? char)
    .join('');

/** Turned by 180 degrees, the sheet is the same with crosses and circles swapped, so no side has an advantage. */
export const isMirrored = (sheet: Sheet): boolean => mirrorText(sheet.text) === sheet.text;
