/** How a game ended for the people here. Pure. */
import type { Seat } from '@abacow/rules';
import type { GameSummary, SummaryPerson } from '../../device/finished/summary.ts';

export const RESULTS = ['won', 'lost', 'tied'] as const;
export type Result = (typeof RESULTS)[number];

/** Null for a game that was broken off. A person who left has lost, even if the computer that took over won. */
export const resultAt = ({ seats, outcome }: GameSummary, seat: Seat): Result | null => {
  const at = seats[seat];
  if (at?.kind === 'person' && at.left) return 'lost';
  if (outcome.kind === 'broken-off') return null;
  if (outcome.kind === 'tie') return 'tied';
  return outcome.seat === seat ? 'won' : 'lost';
};

type Sitting = { readonly seat: Seat; readonly person: SummaryPerson };

/** People who played on this device. */
export const peopleHere = ({ seats }: GameSummary): readonly Sitting[] =>
  seats.flatMap((person, seat) => (person.kind === 'person' && person.here ? [{ seat, person }] : []));

/**
 * The seat of a player of this device. Null stands for a person who chose no player; several of them cannot be told
 * apart, so then there is no seat.
 */
export const seatOf = (summary: GameSummary, player: string | null): Seat | null => {
  const [theirs, ...more] = peopleHere(summary).filter(({ person }) => person.player === player);
  return theirs !== undefined && more.length === 0 ? theirs.seat : null;
};

/** Whether the player who is here won, or a person without a player where nobody is chosen. */
export const pleases = (summary: GameSummary, player: string | null): boolean => {
  const seat = seatOf(summary, player);
  return seat !== null && resultAt(summary, seat) === 'won';
};

export const OPPONENTS = ['computer', 'people', 'online', 'file'] as const;
export type Opponents = (typeof OPPONENTS)[number];

export const opponentsOf = ({ source, seats }: GameSummary): Opponents => {
  if (source !== 'device') return source;
  return seats.some(({ kind }) => kind === 'computer') ? 'computer' : 'people';
};
