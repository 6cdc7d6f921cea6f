import { COW, SYMBOLS } from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import type { Faces } from '../../../table/model/faces.ts';
import { cowpath } from '../screens.ts';
import { nameSymbol } from '../board/naming.ts';
import CoinFace from './CoinFace.svelte';
import DieFace from './DieFace.svelte';

export const DIE_FACES: Faces = {
  written: SYMBOLS,
  // Ordinary dice have a 6 where ours have the cow.
  keys: { 6: COW },
  name: (face) => nameSymbol(need(SYMBOLS[face])),
  Face: DieFace,
};

/** The side shown by the coin begins. */
export const COIN_FACES: Faces = { written: ['x', 'o'], name: cowpath.seatName, Face: CoinFace };
