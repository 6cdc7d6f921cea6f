/**
 * The clock of a player's knowledge. A device's clock can be set back, this one never runs backwards: after a jump back it
 * goes on from where it was, and when the device's clock has caught up, both are the same. So a pause that is longer than the
 * jump counts as shorter than it was: that cannot be told from a clock that is right again.
 */
export type Clock = {
  /** The time of the last answer. */
  readonly latest: number;
  /** How far this clock is ahead of the device's. */
  readonly ahead: number;
};

export const NEW_CLOCK: Clock = { latest: 0, ahead: 0 };

/** The time on this clock when it is `at` on the device's. */
export const timeOn = ({ latest, ahead }: Clock, at: number): number =>
  at >= latest ? at : Math.max(at + ahead, latest);

export const movedTo = (clock: Clock, at: number): Clock => {
  const latest = timeOn(clock, at);
  return { latest, ahead: latest - at };
};
