/** Outlines of choices on a board: what was played and what was better. They differ in colour and in shape. */

export const CHOICES = ['played', 'better'] as const;
export type ChoiceKind = (typeof CHOICES)[number];

/** A square by its column and row, counted from 0. */
export type Place = { readonly column: number; readonly row: number };

export type ChoiceMark = {
  readonly kind: ChoiceKind;
  readonly at: Place;
  /** Where a moved pawn comes from. */
  readonly from: Place | null;
};

/** The moves to compare, in notation; null for none. */
export type Choices = { readonly played: string | null; readonly better: string | null };

const samePlace = (a: Place, b: Place): boolean => a.column === b.column && a.row === b.row;

/** Whether another mark has the same square: then this one is drawn inside it. */
export const isInner = (marks: readonly ChoiceMark[], mark: ChoiceMark): boolean =>
  mark.kind === 'better' && marks.some(({ kind, at }) => kind === 'played' && samePlace(at, mark.at));

export type Point = { readonly x: number; readonly y: number };

/** The arrow of a moved pawn, in squares: from the centre of its square to the ring of the other. */
export const arrowOf = ({ at, from }: ChoiceMark): { readonly start: Point; readonly end: Point } | null => {
  if (from === null) return null;
  const [x, y] = [at.column - from.column, at.row - from.row];
  const reach = 1 - 0.42 / Math.max(Math.abs(x), Math.abs(y), 1);
  const start = { x: from.column + 0.5, y: from.row + 0.5 };
  return { start, end: { x: start.x + x * reach, y: start.y + y * reach } };
};

/** The marks of both choices, for a game that says where a move is on its board. */
export const choiceMarks = (
  { played, better }: Choices,
  placesOf: (move: string) => Pick<ChoiceMark, 'at' | 'from'> | null,
): readonly ChoiceMark[] =>
  (
    [
      ['played', played],
      ['better', better],
    ] as const
  ).flatMap(([kind, move]) => {
    const places = move === null ? null : placesOf(move);
    return places === null ? [] : [{ kind, ...places }];
  });

/** By die: whether a throw keeps it; null for a move that is no throw. */
export const keptIn = (move: string | null, dice: number): readonly boolean[] | null =>
  move !== null && /^t\d+$/.test(move)
    ? Array.from({ length: dice }, (_, die) => !move.includes(String(die + 1)))
    : null;

/** Whether a move has a mark on the board or around a die. Passing and throwing all dice have none. */
export const isDrawn = (move: string | null, dice: number): boolean =>
  move !== null && move !== '-' && (keptIn(move, dice)?.includes(true) ?? true);

/** The marks around one die, for `ChoiceMarks` with a single square. */
export const dieMarks = (die: number, dice: number, { played, better }: Choices): readonly ChoiceMark[] => {
  const at = { column: 0, row: 0 };
  const mark = (kind: ChoiceKind, move: string | null): readonly ChoiceMark[] =>
    keptIn(move, dice)?.[die] ? [{ kind, at, from: null }] : [];
  return [...mark('played', played), ...mark('better', better)];
};
