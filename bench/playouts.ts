/** Uniform playouts of our rules, through the same immutable `legalMoves` and `step` that the apps use. */
import { isRefusal, type Refusal } from '@abacow/rules';
import * as cows from '@abacow/rules/cowpath';
import * as rows from '@abacow/rules/trio';
import type { Below } from './peer.ts';

const { cowpath } = cows;
const { trio } = rows;

const JUNIOR: Parameters<typeof trio.start>[0] = {
  game: 'trio',
  board: 'multiplication',
  players: 2,
  level: 'junior',
  target: 200,
  first: 0,
};

const WAYS = [1, 6, 36, 216, 1296, 7776];

function drawCowpathFall({ thrown }: cows.CowpathPosition, below: Below): cows.Fall {
  const dice = cows.diceIn(thrown);
  return cows.fallAt(dice, below(WAYS[dice]!));
}

/** Plays one game and returns the number of decisions. */
export function playCowpath(sheet: cows.Sheet, below: Below): number {
  let position: cows.CowpathPosition = cowpath.start({ game: 'cowpath', sheet, first: 0 });
  let decisions = 0;
  while (position.kind !== 'over') {
    if (position.kind === 'decision') {
      position = taken(cowpath.step(position, pick(cowpath.legalMoves(position), below)));
      decisions++;
    } else {
      position = taken(cowpath.step(position, drawCowpathFall(position, below)));
    }
  }
  return decisions;
}

/** The same for a two-player junior round of Trio. */
export function playTrio(below: Below): number {
  let position: rows.TrioPosition = trio.start(JUNIOR);
  let decisions = 0;
  while (position.kind !== 'over') {
    if (position.kind === 'decision') {
      position = taken(trio.step(position, pick(trio.legalMoves(position), below)));
      decisions++;
    } else {
      position = taken(trio.step(position, pick(rows.FALLS[rows.diceIn(position.thrown)]!, below)));
    }
  }
  return decisions;
}

function taken<P extends { readonly kind: string }>(next: P | Refusal): P {
  if (isRefusal(next)) throw new Error(`A legal action was refused: ${next.code}`);
  return next;
}

const pick = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;
