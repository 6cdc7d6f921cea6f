/** Cowpath's computer players by id, in a module that does not load the code they need to play. */
export const COWPATH_LEVELS = ['daisy', 'buttercup', 'rosie', 'clarabel', 'minerva'] as const;
export type CowpathLevel = (typeof COWPATH_LEVELS)[number];

/** Fixed players that others are measured against. */
export const COWPATH_YARDSTICKS = ['path'] as const;
