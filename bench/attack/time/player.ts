/** A person at a table over a real socket, fast or with a slow line. The table is built from its events, as every client does. */
import { randomBytes } from 'node:crypto';
import { commitment } from '@abacow/dice';
import { legalNotation } from '@abacow/rules';
import { type Table, type TableEvent, apply, awaitedSeeds, gameAt, seatToAct } from '@abacow/table';
import { type Guest, type ServerMessage, newGuest, openClient } from '../net.ts';
import { pause, until } from '../seat.ts';

export type Reply = { readonly ok: boolean; readonly code: string };

export type Player = {
  readonly guest: Guest;
  readonly seat: number;
  readonly table: () => Table;
  readonly seen: () => number;
  /** Sends a command with the events that it knows, and does not wait for the answer. */
  readonly send: (command: object, seen?: number) => Promise<Reply>;
  readonly sit: () => Promise<Reply>;
  readonly revealSeed: () => Promise<Reply>;
  readonly close: () => void;
};

export type PlayerOptions = {
  readonly port: number;
  readonly address: string;
  readonly seat: number;
  /** How long a message travels, each way. */
  readonly delayMs?: number;
};

export const newPlayer = async (
  { port, address, seat, delayMs = 0 }: PlayerOptions,
  table: string,
  guest?: Guest,
): Promise<Player> => {
  const me = guest ?? (await newGuest(port, address));
  const seed = randomBytes(32);
  /** A command under the id of an earlier one would be taken for a repetition. */
  const session = seed.toString('hex').slice(0, 8);
  const replies = new Map<string, (reply: Reply) => void>();
  let known: Table | null = null;
  let seen = 0;
  let commands = 0;
  const take = (message: ServerMessage): void => {
    if (message.table !== table || message.events === undefined) return;
    for (const event of message.events.slice(Math.max(0, seen - message.from!))) {
      known = apply(known, event as TableEvent);
      seen += 1;
    }
    if (message.kind === 'answer')
      replies.get(message.id!)?.({ ok: message.ok === true, code: message.code ?? '' });
  };
  const later = (work: () => void): void => void (delayMs === 0 ? work() : setTimeout(work, delayMs));
  const client = await openClient(
    port,
    me,
    (message) => later(() => take(message)),
    () => undefined,
  );
  const send: Player['send'] = (command, as = seen) =>
    new Promise((resolve) => {
      const id = `${session}-${commands++}`;
      replies.set(id, resolve);
      later(() => client.send({ kind: 'command', table, id, seen: as, command }));
    });
  client.send({ kind: 'watch', table, seen: 0 });
  await until(() => known !== null);
  return {
    guest: me,
    seat,
    table: () => known!,
    seen: () => seen,
    send,
    sit: () =>
      send({
        kind: 'sit',
        seat,
        sitter: { kind: 'person', name: 'Ada' },
        seed: '',
        seedCommitment: commitment(seed),
      }),
    revealSeed: () => send({ kind: 'reveal-seed', seat, seed: seed.toString('hex') }),
    close: client.close,
  };
};

const POLL_MS = 10;

/** Until it holds or the time is up. */
export const within = async (ms: number, holds: () => boolean): Promise<boolean> => {
  const end = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > end) return false;
    await pause(POLL_MS);
  }
  return true;
};

/** What an honest player has to do now; null if nothing. */
const dutyOf = (table: Table, seat: number): 'seed' | object | null => {
  if (awaitedSeeds(table).includes(seat)) return 'seed';
  if (seatToAct(table) !== seat) return null;
  if (table.phase === 'opening') return { kind: 'roll', seat };
  return { kind: 'play', seat, move: legalNotation(gameAt(table).position).at(-1) };
};

export type Honest = { readonly played: number; readonly stale: number; readonly refused: readonly string[] };

/** Does what is due, one command after the other, for as long as `mayContinue` says. */
export const playHonestly = async (player: Player, mayContinue: () => boolean): Promise<Honest> => {
  let played = 0;
  let stale = 0;
  const refused: string[] = [];
  while (mayContinue() && player.table().phase !== 'over') {
    const duty = dutyOf(player.table(), player.seat);
    if (duty === null) {
      await pause(POLL_MS);
      continue;
    }
    const { ok, code } = await (duty === 'seed' ? player.revealSeed() : player.send(duty));
    if (ok) played += 1;
    else if (code === 'command/stale') stale += 1;
    else refused.push(code);
  }
  return { played, stale, refused };
};
