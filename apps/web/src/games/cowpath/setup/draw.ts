import { need } from '@abacow/rules/need';
import { PAD, generateSheet } from '@abacow/rules/sheets';

const random = (below: number): number => need(crypto.getRandomValues(new Uint32Array(1))[0]) % below;

/** Index of any sheet of the pad. */
export const drawPadIndex = (): number => random(PAD.length);

export const drawFreshSheet = (): string => generateSheet({ kind: 'mirrored', seed: random(2 ** 32) }).text;

/** How the sheet of the next game is found: null for the same one. */
export type SheetDraw = 'pad' | 'fresh' | null;

export const drawSheet = (draw: Exclude<SheetDraw, null>): string =>
  draw === 'pad' ? need(PAD[drawPadIndex()]).text : drawFreshSheet();
