import { FACES } from '@abacow/rules/trio';
import type { Faces } from '../../../table/model/faces.ts';
import DieFace from './DieFace.svelte';

export const DIE_FACES: Faces = {
  written: Array.from({ length: FACES }, (_, face) => String(face)),
  name: String,
  Face: DieFace,
};
