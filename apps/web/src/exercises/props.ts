import type { Position } from '@abacow/rules';
import type { Snippet } from 'svelte';

/** The props of an exercise board, for either game. */
export type ExerciseProps = {
  position: Position;
  tokens: readonly string[];
  /** Null until the exercise is answered. */
  best: string | null;
  /** A right answer is played on the board. */
  played: string | null;
  coach: Snippet;
  foot: Snippet;
  onanswer: (move: string) => void;
  onnext: () => void;
};
