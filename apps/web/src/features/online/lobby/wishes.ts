/** Who should sit where at a new table. */
import type { NewTable } from '@abacow/protocol';
import { COMPUTER_LEVELS, type ComputerLevel } from '@abacow/table';

/** A level is a computer. A friend comes by link. Anyone makes the table public. */
export type Wish = 'me' | 'friend' | 'anyone' | ComputerLevel;

export const WISHES: readonly Wish[] = ['me', 'friend', 'anyone', ...COMPUTER_LEVELS];

/** I have exactly one seat: if I take another, the first is for a friend; if I give mine away, I move to another. */
export const wishAt = (wishes: readonly Wish[], seat: number, wish: Wish): readonly Wish[] => {
  const mine = wishes.indexOf('me');
  const wished = wishes.map((other, at) => {
    if (at === seat) return wish;
    return wish === 'me' && other === 'me' ? 'friend' : other;
  });
  if (seat !== mine || wish === 'me') return wished;
  const next = seat === 0 ? 1 : 0;
  return wished.map((other, at) => (at === next ? 'me' : other));
};

/** Gives me a seat if the smaller table has left me without one. */
export const withMe = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.includes('me') ? wishes : ['me', ...wishes.slice(1)];

/** Turns seats for anyone into seats for friends. */
export const privately = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.map((wish) => (wish === 'anyone' ? 'friend' : wish));

export const isPublic = (wishes: readonly Wish[]): boolean => wishes.includes('anyone');

export const seatsOf = (wishes: readonly Wish[]): NewTable['seats'] =>
  wishes.map((wish) => {
    if (typeof wish === 'number') return { kind: 'computer', level: wish };
    return wish === 'me' ? { kind: 'me' } : { kind: 'open' };
  });
