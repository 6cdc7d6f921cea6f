/** Decisions in words. Apart from names: the start page lists finished games without loading boards. */
import type { Position } from '@abacow/rules';
import { viewsOf } from '../games/views.ts';
import { say } from './words/words.svelte.ts';

const keptFaces = (position: Position, dice: string): readonly string[] =>
  viewsOf(position.game)
    .lyingFaces(position)
    .filter((_, die) => !dice.includes(String(die + 1)));

/** A decision as one would advise it; `position` is where it is taken. */
export const tellMove = (position: Position, move: string): string => {
  if (/^t\d+$/.test(move)) {
    const kept = keptFaces(position, move);
    return kept.length === 0 ? say('throwAll') : say('keep', { faces: kept.join(' ') });
  }
  if (move === '-') return say('pass');
  return viewsOf(position.game).moveWords(position, move);
};
