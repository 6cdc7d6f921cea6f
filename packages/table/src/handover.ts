/** Seats that changed hands during a game. Earlier tokens stay attributed to the player who played them. */
import type { EarlierPlayer, Seat } from '@abacow/rules';
import { type Seating, playerAt } from './seats.ts';

/** The event by which the seat changed hands. */
export type HandoverCause = 'sat' | 'given-up' | 'time-up' | 'absence-ended' | 'computer-called';

export type Handover = {
  readonly seat: Seat;
  /** Who had the seat until then. */
  readonly before: Seating;
  /** How many tokens the game's text had at that time. */
  readonly tokens: number;
  readonly cause: HandoverCause;
};

type Handed = { readonly seats: readonly Seating[]; readonly handovers: readonly Handover[] };

/** Who sat there when token number `token` (from 0) was played. */
export const seatingAt = ({ seats, handovers }: Handed, seat: Seat, token: number): Seating | undefined =>
  handovers.find((handover) => handover.seat === seat && token < handover.tokens)?.before ?? seats[seat];

/** How this person last lost a seat; null if they still have one or never lost one. */
export const lostSeat = ({ seats, handovers }: Handed, holder: string | null): Handover | null => {
  const isTheirs = (seating: Seating): boolean => seating.kind === 'person' && seating.holder === holder;
  if (seats.some(isTheirs)) return null;
  return handovers.findLast(({ before }) => isTheirs(before)) ?? null;
};

/** Earlier players of a seat, for the record. Leaves out players who had a seat but played nothing there. */
export const earlierOf = (handovers: readonly Handover[]): readonly EarlierPlayer[] => {
  const earlier: EarlierPlayer[] = [];
  for (const { seat, before, tokens: until } of handovers) {
    const from = earlier.findLast((one) => one.seat === seat)?.until ?? 0;
    if (before.kind !== 'open' && until > from) earlier.push({ seat, until, player: playerAt(before) });
  }
  return earlier;
};
