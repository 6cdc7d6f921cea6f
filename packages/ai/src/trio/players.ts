/** Trio's computer players by id, in a module that does not load the code they need to play. */
export const TRIO_LEVELS = ['pip', 'hazel', 'maggie', 'ruby', 'athena'] as const;
export type TrioLevel = (typeof TRIO_LEVELS)[number];

/** Fixed players that others are measured against. */
export const YARDSTICKS = ['tactic', 'builder'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];
