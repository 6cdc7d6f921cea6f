/** What a token did in Trio, told from the position before it. */
import { isUnreadable } from '@abacow/rules';
import { type TrioPosition, parseToken } from '@abacow/rules/trio';
import { type Happening, happeningOf } from './happenings.ts';

export const trioHappening = (before: TrioPosition, token: string): Happening | null => {
  const actions = parseToken(token);
  if (isUnreadable(actions)) return null;
  const [first, fall] = actions;
  if (first?.kind !== 'throw') return first === undefined ? null : happeningOf(before, first);
  if (fall === undefined) return null;
  return happeningOf({ ...before, kind: 'throw', thrown: first.dice, placing: false, result: null }, fall);
};
