export type ClockView = {
  /** `1:05`. */
  readonly text: string;
  /** It runs and is nearly over. */
  readonly ending: boolean;
};

/** What is shown beside a player's name. */
export type SeatNote = {
  /** A computer's level, or that a person is away; often empty. */
  readonly text: string;
  /** The same text for narrow screens. */
  readonly short: string;
  /** Null when the seat has no clock. */
  readonly clock: ClockView | null;
};
