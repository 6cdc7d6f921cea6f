/** The last choice in Cowpath, as an earlier version stored it: the default until the next game. */
import { COMPUTER_LEVELS, type ComputerLevel } from '@abacow/table';

export type LastChoice = { readonly level: ComputerLevel; readonly side: 'x' | 'o' };

const KEY = 'abacow.lastChoice';
const DEFAULT: LastChoice = { level: 2, side: 'x' };

export const parseLastChoice = (text: string | null): LastChoice => {
  try {
    const { level, side } = JSON.parse(text ?? '{}') as Partial<Record<keyof LastChoice, unknown>>;
    return {
      level: COMPUTER_LEVELS.find((known) => known === level) ?? DEFAULT.level,
      side: side === 'o' ? 'o' : 'x',
    };
  } catch {
    return DEFAULT;
  }
};

export const lastChoice = (): LastChoice => {
  try {
    return parseLastChoice(localStorage.getItem(KEY));
  } catch {
    return DEFAULT;
  }
};
