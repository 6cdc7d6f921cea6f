export type ClockView = {
  /** `1:05`. */
  readonly text: string;
  /** It runs, and is nearly over. */
  readonly ending: boolean;
};

/** What stands beside a player's name. */
export type SeatNote = {
  /** A computer's level, or that a person is away; often empty. */
  readonly text: string;
  /** The same for narrow screens. */
  readonly short: string;
  /** Null where no clock runs. */
  readonly clock: ClockView | null;
};
