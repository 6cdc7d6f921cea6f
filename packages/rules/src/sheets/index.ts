export type { SheetKind, SheetOrder } from './generate.ts';
export { DEFAULT_SIDE, SHEET_KINDS, generateSheet } from './generate.ts';
export type { SheetFlaw } from './measures.ts';
export { SHEET_FLAWS, distance, flawsOf, joinDistance, largestGroup, spread } from './measures.ts';
export { isMirrored } from './mirror.ts';
export { PAD, type PadEntry } from './pad.ts';
export { padOrder, padSheet } from './padsheet.ts';
