import { legalMoves } from './legal.ts';
import { makeMove, makeSquare } from './notation.ts';
import type { RollOff, TrioPosition } from './position.ts';
import { NO_DICE } from './position.ts';

/** A position as other programs see it. */
export type TrioView = {
  readonly game: 'trio';
  readonly toMove: number | null;
  readonly dice: string | null;
  readonly mustPlace: boolean;
  readonly pawns: readonly (readonly string[])[];
  readonly scores: readonly number[];
  readonly round: number;
  readonly legal: readonly string[];
  readonly result: number | null;
  /** Only in games with a number of rounds. */
  readonly rounds?: number;
  /** Rounds won, by seat. Only in the best of several rounds at junior level, where scores stay 0. */
  readonly wins?: readonly number[];
  /** Only in games whose later rounds begin with a throw: who throws for the start, or null. */
  readonly rollOff?: RollOff | null;
};

/** What a game with a number of rounds adds. */
const roundFields = ({
  setup: { level, rounds },
  scores,
}: TrioPosition): Pick<TrioView, 'rounds' | 'wins'> => {
  if (rounds === undefined) return {};
  return level === 'junior' ? { rounds, wins: scores } : { rounds };
};

export const viewTrio = (position: TrioPosition): TrioView => ({
  game: 'trio',
  toMove: position.kind === 'over' ? null : position.seat,
  dice: position.first === NO_DICE ? null : `${position.first}${position.second}`,
  mustPlace: position.placing,
  pawns: position.pawns.map((own) => own.map(makeSquare)),
  scores: position.setup.level === 'junior' ? position.scores.map(() => 0) : position.scores,
  round: position.round,
  legal: legalMoves(position).map(makeMove).sort(),
  result: position.result?.kind === 'win' ? position.result.seat : null,
  ...roundFields(position),
  ...(position.setup.laterRounds === 'throw' ? { rollOff: position.rollOff } : {}),
});
