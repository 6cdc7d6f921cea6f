/** Where a key moves the focus on the map: row and column from 1 to 9; null for other keys. Pure. */
import { SIDE } from '@abacow/rules/trio';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -SIDE],
  End: [0, SIDE],
  PageUp: [-SIDE, 0],
  PageDown: [SIDE, 0],
};

const clamp = (line: number): number => Math.min(SIDE, Math.max(1, line));

export const lineByKey = (row: number, column: number, key: string): readonly [number, number] | null => {
  const step = STEPS[key];
  return step === undefined ? null : [clamp(row + step[0]), clamp(column + step[1])];
};
