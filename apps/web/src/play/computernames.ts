/** Names of the computer players. */
import type { ComputerLevel } from '@abacow/table';
import { t } from './texts/index.ts';

type Sitting = { readonly kind: string; readonly level?: ComputerLevel };
type Spare = 1 | 2 | 3;

const levelAt = (seats: readonly Sitting[], seat: number): ComputerLevel | null =>
  seats[seat]?.kind === 'computer' ? (seats[seat].level ?? null) : null;

const isRepeated = (seats: readonly Sitting[], seat: number): boolean => {
  const level = levelAt(seats, seat);
  return level !== null && seats.slice(0, seat).some((_, before) => levelAt(seats, before) === level);
};

/** Among equal computers at a table, the first has the name of its level and the others have other names. */
export const computerName = (seats: readonly Sitting[], seat: number, level: ComputerLevel): string => {
  const sitting = seats.map((one, at) => (at === seat ? { kind: 'computer', level } : one));
  if (!isRepeated(sitting, seat)) return t(`computer.${level}`);
  const before = sitting.slice(0, seat).filter((_, at) => isRepeated(sitting, at)).length;
  return t(`computer.spare.${(before + 1) as Spare}`);
};
