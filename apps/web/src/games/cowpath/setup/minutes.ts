import { cowpathMinutes } from '@abacow/ai/durations';

/** How long a game on this sheet is expected to take; null while there is none. */
export const sheetMinutes = (sheet: string | null, computers: number): number | null =>
  sheet === null ? null : cowpathMinutes(sheet.replaceAll('/', '').length, computers);
