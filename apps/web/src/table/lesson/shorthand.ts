/** Shared code of both games' position shorthands. An illegal position is a bug and throws an error. */
import { type Position, type Setup, isUnreadable, playText, startGame } from '@abacow/rules';

export const checked = <T extends object>(value: T): Exclude<T, { readonly kind: 'unreadable' }> => {
  if (isUnreadable(value)) throw new Error(value.reason);
  return value as Exclude<T, { readonly kind: 'unreadable' }>;
};

export const wordsIn = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

export const positionAfter = (setup: Setup, tokens: readonly string[]): Position =>
  checked(playText(startGame(setup), tokens));
