/**
 * Victims: two strangers who press Play now, the second one a little later. Measures how long the second one waits until
 * both play the same game, and counts how often either is sent to a table with an unfair clock.
 */
import { type Guest, callApi, newGuest } from './net.ts';
import { type SeatClient, openSeat, pause } from './seat.ts';
import type { Victims } from './victim.ts';

/** Long enough for an attacker to open more tables than Play now looks at. */
const SECOND_AFTER_MS = 5500;
const AGAIN_AFTER_MS = 500;
/** Strangers who have not met by then count with this time. */
const MAX_MS = 5000;
const POLL_MS = 2;
const GAMES = ['cowpath', 'trio'] as const;
const FAIR_CLOCK_MS = 10_000;

type Found = { readonly id: string; readonly seat?: number };
type Seated = { readonly client: SeatClient; readonly hasStarted: () => boolean };

const sitDown = async (port: number, guest: Guest, { id, seat = 0 }: Found): Promise<Seated> => {
  let hasStarted = false;
  const client = await openSeat(port, guest, id, seat, {
    onEvent: ({ kind }) => void (hasStarted ||= kind === 'started'),
    onAnswer: () => undefined,
  });
  while (client.seen() === 0) await pause(POLL_MS);
  client.sit();
  return { client, hasStarted: () => hasStarted };
};

const playNow = async (port: number, { address, cookie }: Guest, game: string): Promise<Found> => {
  const { status, json } = await callApi(port, address, '/play-now', { cookie, body: { game } });
  if (status !== 200 && status !== 201) throw new Error(`play now answered ${status}`);
  return json as Found;
};

const isHostile = async (port: number, { address, cookie }: Guest, { id }: Found): Promise<boolean> => {
  const { json } = await callApi(port, address, `/tables/${id}`, { cookie });
  return ((json as { clock?: { ms?: number } }).clock?.ms ?? FAIR_CLOCK_MS) < FAIR_CLOCK_MS;
};

/** The waiting time of the second stranger. */
const meet = async (
  port: number,
  game: string,
  guests: readonly [Guest, Guest],
  onFound: (guest: Guest, found: Found) => Promise<void>,
): Promise<number> => {
  const [one, two] = guests;
  const table = await playNow(port, one, game);
  await onFound(one, table);
  const first = await sitDown(port, one, table);
  await pause(SECOND_AFTER_MS);
  const began = performance.now();
  const waited = (): number => performance.now() - began;
  try {
    while (waited() < MAX_MS) {
      const found = await playNow(port, two, game);
      const second = await sitDown(port, two, found);
      while (found.id === table.id && !second.hasStarted() && waited() < MAX_MS) await pause(POLL_MS);
      const ms = waited();
      second.client.close();
      await onFound(two, found);
      if (found.id === table.id) return Math.min(ms, MAX_MS);
      await pause(AGAIN_AFTER_MS);
    }
    return MAX_MS;
  } finally {
    first.client.close();
  }
};

export const openStrangers = (port: number): Promise<Victims> => {
  let guests = 0;
  let hostile = 0;
  const stranger = (): Promise<Guest> => {
    const number = guests++;
    return newGuest(port, `127.3.${number >> 8}.${number & 255}`);
  };
  const onFound = async (guest: Guest, found: Found): Promise<void> => {
    if (await isHostile(port, guest, found)) hostile += 1;
  };
  const meetUntil = async (game: string, end: number): Promise<readonly number[]> => {
    const waited: number[] = [];
    while (performance.now() < end)
      waited.push(await meet(port, game, [await stranger(), await stranger()], onFound));
    return waited;
  };
  return Promise.resolve({
    measure: async (ms) => {
      const end = performance.now() + ms;
      hostile = 0;
      const latencies = (await Promise.all(GAMES.map((game) => meetUntil(game, end)))).flat();
      return { latencies, notes: { 'hostile tables given': hostile } };
    },
  });
};
