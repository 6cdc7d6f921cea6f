/** Seats that changed hands: who had a seat before the player in `players`, so that each token keeps its real player. */
import { type Seat, type Unreadable, unreadable } from './kernel.ts';
import { type RecordPlayer, type RecordSeatJson, makeSeat, parseSeat } from './players.ts';
import { isObject } from './fields.ts';

export type EarlierPlayer = {
  readonly seat: Seat;
  /** How many tokens the game's text had when the next player took over. */
  readonly until: number;
  readonly player: RecordPlayer;
};

export type EarlierJson = { readonly seat: Seat; readonly until: number; readonly player: RecordSeatJson };

export const makeEarlier = ({ seat, until, player }: EarlierPlayer): EarlierJson => ({
  seat,
  until,
  player: makeSeat(player),
});

type Recorded = { readonly earlier?: readonly EarlierPlayer[] };

/** Who had the seat when token number `token` (from 0) was played; null if it was the last player. */
export const earlierPlayer = ({ earlier = [] }: Recorded, seat: Seat, token: number): RecordPlayer | null =>
  earlier.find((one) => one.seat === seat && token < one.until)?.player ?? null;

const parseEarlierPlayer = (value: unknown, seats: number): EarlierPlayer | null => {
  if (!isObject(value)) return null;
  const { seat, until } = value;
  const player = parseSeat(value['player']);
  const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats;
  const isCount = typeof until === 'number' && Number.isSafeInteger(until) && until > 0;
  return isSeat && isCount && player !== null ? { seat, until, player } : null;
};

/** An empty object if no seat changed hands: the record then has no such field. */
export const parseEarlier = (value: unknown, seats: number): Recorded | Unreadable => {
  if (value === undefined || value === null) return {};
  const earlier = Array.isArray(value) ? value.map((one) => parseEarlierPlayer(one, seats)) : [null];
  return earlier.every((one) => one !== null)
    ? { earlier }
    : unreadable(1, '"earlier" must list seats, until which token and who played there');
};
