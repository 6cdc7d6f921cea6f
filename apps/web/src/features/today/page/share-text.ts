/** The result of a day as text to share. It names no squares, so it gives nothing away. Pure. */
import type { DayResult } from '../../../device/day/tries.ts';

type Row = {
  readonly name: string;
  /** "Won in 6 turns" */
  readonly words: string;
  readonly result: DayResult;
};

/** A stroke for each marked square, a dot for a turn without any. */
const strokesOf = ({ marks }: DayResult): string =>
  marks.map((count) => (count === 0 ? '·' : '|'.repeat(count))).join(' ');

export const dayText = (title: string, rows: readonly Row[], address: string): string =>
  [
    title,
    ...rows.flatMap(({ name, words, result }) => [`${name}: ${words}`, strokesOf(result)]),
    address,
  ].join('\n');
