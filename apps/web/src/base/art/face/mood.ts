export const MOODS = ['waiting', 'pleased', 'beaten'] as const;
export type Mood = (typeof MOODS)[number];
