/** How much a table helps a player with a game's calculations: it shows what the dice point at; the player finds it; the player calculates first. */
export const HELPS = ['show', 'find', 'work-out'] as const;
export type Help = (typeof HELPS)[number];
