/** Lists of numbers as text: `1-12,17`. */
import { type Unreadable, unreadable } from '../kernel.ts';

const PART = /^([0-9]{1,3})(?:-([0-9]{1,3}))?$/;

const rangeOf = (part: string, most: number): readonly number[] | null => {
  const [, first, last = first] = PART.exec(part) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === undefined || from < 1 || to > most || from > to) return null;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};

/** In the given order, each number once. */
export const parseNumbers = (text: string, most: number): readonly number[] | Unreadable => {
  const numbers = new Set<number>();
  for (const part of text.split(/[\s,;]+/).filter((each) => each !== '')) {
    const range = rangeOf(part, most);
    if (range === null)
      return unreadable(
        1,
        `${JSON.stringify(part)} is neither a number from 1 to ${most} nor a range of them`,
      );
    range.forEach((number) => numbers.add(number));
  }
  return numbers.size === 0 ? unreadable(1, 'no number is named') : [...numbers];
};

/** Consecutive numbers become a range. */
export const makeNumbers = (numbers: readonly number[]): string => {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] + 1 === number) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
};
