import { padNumberOf } from '@abacow/rules/sheets';
import { type GameSummary, wonHere } from '../../../device/finished/summary.ts';

/** The numbers of the pad's sheets that a person on this device has won on. */
export const wonSheets = (summaries: readonly GameSummary[]): ReadonlySet<number> =>
  new Set(
    wonHere(summaries).flatMap(({ setup }) => {
      const number = 'sheet' in setup ? padNumberOf(setup.sheet) : null;
      return number === null ? [] : [number];
    }),
  );
