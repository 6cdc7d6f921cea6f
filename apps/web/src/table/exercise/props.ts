import type { Position } from '@abacow/rules';
import type { Snippet } from 'svelte';
import type { Choices } from '../../base/ui/choice-marks.ts';

/** The props of an exercise board, for either game. */
export type ExerciseProps = {
  position: Position;
  tokens: readonly string[];
  /** Null until the exercise is answered. */
  best: string | null;
  /** A right answer is played on the board. */
  played: string | null;
  /** A wrong answer and the right one, outlined on the board and around the dice. */
  missed: Choices | null;
  coach: Snippet;
  foot: Snippet;
  onanswer: (move: string) => void;
  onnext: () => void;
};
