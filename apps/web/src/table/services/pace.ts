/** How long a computer pauses before each step, so that people can follow. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** About as long as the dice of a throw roll on screen. */
export const ROLL_MS = 800;

export const PAUSE_MS: Readonly<Record<Speed, number>> = { slow: 2200, normal: 1100, fast: 450, instant: 0 };

/** How much longer it pauses when it was just decided who begins: a coin flies, lands and is read. */
export const COIN_MS = 1500;
