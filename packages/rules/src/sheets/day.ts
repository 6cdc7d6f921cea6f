import type { Sheet } from '../cowpath/sheet.ts';
import { generateSheet } from './generate.ts';

/** The day in UTC, the same for everybody: `2026-11-15`. */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** The sheet of the day, the same for everybody. */
export const daySheet = (day: string): Sheet => generateSheet({ kind: 'mirrored', seed: `day ${day}` });
