/** Pairs of own pawns that need one more square for a row. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import type { Square, TrioPosition } from '@abacow/rules/trio';
import { ROWS, isTaken } from '@abacow/rules/trio';

export type WaitingPair = { readonly pawns: readonly [Square, Square]; readonly squares: readonly Square[] };

export const waitingPairs = (position: TrioPosition, seat: Seat): readonly WaitingPair[] => {
  const own = need(position.pawns[seat]);
  const pairs = new Map<string, WaitingPair>();
  for (const row of ROWS) {
    const [first, second, ...more] = row.filter((square) => own.includes(square));
    if (first === undefined || second === undefined || more.length > 0) continue;
    const missing = need(row.find((square) => !own.includes(square)));
    if (isTaken(position, missing)) continue;
    const key = `${first} ${second}`;
    pairs.set(key, { pawns: [first, second], squares: [...(pairs.get(key)?.squares ?? []), missing] });
  }
  return [...pairs.values()];
};
