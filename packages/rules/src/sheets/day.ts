import type { Sheet } from '../cowpath/sheet.ts';
import { generateSheet } from './generate.ts';

/** The sheet of a day such as `2026-11-15`, the same for everybody. */
export const daySheet = (day: string): Sheet => generateSheet({ kind: 'mirrored', seed: `day ${day}` });
