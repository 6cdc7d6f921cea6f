import { type Sheet, parseSheet } from '../cowpath/sheet.ts';
import { isUnreadable } from '../kernel.ts';
import type { SheetOrder } from './generate.ts';
import { PAD } from '../cowpath/pad.ts';

const MIRRORED = 36;
export const PAD_SIZE = 48;

/** The seed and kind that sheet number n of the pad was generated from. */
export const padOrder = (number: number): SheetOrder => ({
  kind: number <= MIRRORED ? 'mirrored' : 'wild',
  seed: `pad ${number}`,
});

/** Sheet number n of the pad, from 1; null if there is no such sheet. */
export const padSheet = (number: number): Sheet | null => {
  const entry = PAD[number - 1];
  if (entry === undefined) return null;
  const sheet = parseSheet(entry.text);
  return isUnreadable(sheet) ? null : sheet;
};
