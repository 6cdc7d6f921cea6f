/** How much equity a decision must give away to be marked. These are the usual thresholds of backgammon analysis. */
export const MARKS = ['doubtful', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

export const MARK_FROM: Record<Mark, number> = { doubtful: 0.04, mistake: 0.08, blunder: 0.16 };

export const markOf = (cost: number): Mark | null =>
  MARKS.reduce<Mark | null>((found, mark) => (cost >= MARK_FROM[mark] ? mark : found), null);
