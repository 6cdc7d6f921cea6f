import type { Position } from '@abacow/rules';
import type { Snippet } from 'svelte';

/** What the board of an exercise is given, whichever game it is of. */
export type ExerciseProps = {
  position: Position;
  tokens: readonly string[];
  /** Once it is answered. */
  best: string | null;
  /** A right answer is played out on the board. */
  played: string | null;
  coach: Snippet;
  foot: Snippet;
  onanswer: (move: string) => void;
  onnext: () => void;
};
