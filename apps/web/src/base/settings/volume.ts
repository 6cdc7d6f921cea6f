/** How loud sounds are. */
export const MAX_VOLUME = 100;
export const VOLUME_STEP = 10;
export const DEFAULT_VOLUME = 70;

/** Ears hear ratios, so the gain grows with the square of the volume. */
export const gainOf = (volume: number): number => (volume / DEFAULT_VOLUME) ** 2;
