/** Uniform playouts of our rules, through the same immutable `legalMoves` and `step` that everybody uses. */
import { isRefusal } from '@abacow/rules';
import { cowpath, type CowpathPosition, type Sheet } from '@abacow/rules/cowpath';
import { trio, type TrioPosition, type TrioSetup } from '@abacow/rules/trio';
import type { Below } from './peer.ts';

const JUNIOR: TrioSetup = { board: 'multiplication', players: 2, level: 'junior', target: 200, first: 0 };

/** How many decisions the game took. */
export function playCowpath(sheet: Sheet, below: Below): number {
  let position: CowpathPosition = cowpath.start({ sheet, first: 0 });
  let decisions = 0;
  while (position.kind !== 'over') {
    const deciding = position.kind === 'decision';
    const action = deciding
      ? pick(cowpath.legalMoves(position), below)
      : pick(cowpath.outcomes(position), below).fall;
    const next = cowpath.step(position, action);
    if (isRefusal(next)) throw new Error(`A legal action was refused: ${next.code}`);
    position = next;
    if (deciding) decisions++;
  }
  return decisions;
}

/** The same for a two-player junior round of Trio. */
export function playTrio(below: Below): number {
  let position: TrioPosition = trio.start(JUNIOR);
  let decisions = 0;
  while (position.kind !== 'over') {
    const deciding = position.kind === 'decision';
    const action = deciding
      ? pick(trio.legalMoves(position), below)
      : pick(trio.outcomes(position), below).fall;
    const next = trio.step(position, action);
    if (isRefusal(next)) throw new Error(`A legal action was refused: ${next.code}`);
    position = next;
    if (deciding) decisions++;
  }
  return decisions;
}

const pick = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;
