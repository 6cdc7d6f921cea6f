/** The real side of the fuzz: a server process, its store, and what one run has there: guests, sockets and tables. */
import { randomBytes } from 'node:crypto';
import { commitment } from '@abacow/dice';
import type { ClientCommand, NewTable } from '@abacow/protocol';
import type { Entry } from '../../src/store/store.ts';
import { NO_LIMITS } from '../limits.ts';
import { type ServerProcess, startProcess } from '../process.ts';
import type { TestStore } from '../stores.ts';
import { type Person, api, newPerson, openTable } from '../test-server.ts';
import { type Secret, diceSecret, seedSecret } from './secrets.ts';
import { type FuzzSocket, type Reply, openSocket } from './socket.ts';
import { type Truth, createTruth } from './truth.ts';

export const GUESTS = ['Ada', 'Ben', 'Cleo', 'Eve'];
/** Rematches beyond this are ignored. */
const MAX_TABLES = 16;
export const MAX_RUNNING = 4;
export const MAX_SOCKETS = 3;

const ENV = {
  ...NO_LIMITS,
  PORT: '0',
  COMPUTER_PAUSE_MS: '0',
  // A player without a socket is away at once.
  GRACE_SECONDS: '0',
};

/** A command under one id of one guest, and the first answer that accepted it. */
export type Sent = {
  readonly by: string;
  readonly id: string;
  readonly table: string;
  /** Every command that was sent under this id. */
  readonly commands: ClientCommand[];
  accepted: { readonly from: number; readonly text: string } | null;
};

export const sentKey = (by: string, id: string): string => `${by} ${id}`;

export type FuzzServer = {
  readonly port: () => number;
  readonly isUp: () => boolean;
  readonly kill: () => Promise<void>;
  /** With SIGTERM: open commands are answered. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
};

export const startFuzzServer = async (store: TestStore): Promise<FuzzServer> => {
  const env = { ...store.env, ...ENV };
  let server: ServerProcess = await startProcess(env);
  const isUp = (): boolean => server.process.exitCode === null && server.process.signalCode === null;
  return {
    port: () => server.port,
    isUp,
    kill: () => server.kill(),
    stop: async () => {
      const ended = new Promise((resolve) => server.process.once('exit', resolve));
      server.process.kill('SIGTERM');
      await ended;
    },
    start: async () => {
      if (!isUp()) server = await startProcess(env);
    },
  };
};

export type World = {
  readonly server: FuzzServer;
  readonly guests: readonly Person[];
  readonly sockets: FuzzSocket[];
  readonly truths: Map<string, Truth>;
  /** The tables whose games are not over. */
  readonly running: () => readonly string[];
  readonly secrets: Secret[];
  readonly sent: Map<string, Sent>;
  readonly violations: string[];
  readonly entriesOf: (table: string) => Promise<readonly Entry[]>;
  readonly secretOf: (table: string) => Promise<string>;
  /** A seed for `sit`, with its commitment. */
  readonly newSeed: () => { readonly seed: string; readonly seedCommitment: string };
  /** The seed of a commitment; from now on everybody may know it. */
  readonly revealSeed: (commitment: string) => string;
  readonly connect: (guest: Person) => Promise<FuzzSocket>;
  /** The guest's sockets that are open; opens one if there is none. */
  readonly socketOf: (guest: Person, pick: number) => Promise<FuzzSocket>;
  readonly open: (guest: Person, table: Partial<NewTable>) => Promise<void>;
  readonly get: (guest: Person, path: string) => Promise<void>;
  /** Opens one socket for each guest and watches every table. */
  readonly reconnect: () => Promise<void>;
  /** `before`: the acceptance that was known when the command was sent. */
  readonly noteReply: (sent: Sent, reply: Reply | null, before: Sent['accepted']) => void;
  readonly close: () => void;
};

export const createWorld = async (server: FuzzServer, store: TestStore): Promise<World> => {
  const guests: Person[] = [];
  for (const name of GUESTS) guests.push(await newPerson(server.port(), name));
  const truths = new Map<string, Truth>();
  const secrets: Secret[] = [];
  /** By commitment. */
  const seeds = new Map<string, { readonly seed: string; isRevealed: boolean }>();
  const violations: string[] = [];
  const sockets: FuzzSocket[] = [];

  const secretOf = (table: string): Promise<string> =>
    store.read(async (reader) => (await reader.table(table))!.secret);

  const search = (guest: string, text: string): void => {
    for (const { name, table, forms, mayKnow } of secrets) {
      if (!forms.some((form) => text.includes(form))) continue;
      if (!mayKnow(guest, table === null ? undefined : truths.get(table)))
        violations.push(`${name} ${table ?? ''} was sent to ${guest} too early: ${text}`);
    }
  };

  const addTable = async (id: string): Promise<boolean> => {
    if (truths.has(id) || truths.size >= MAX_TABLES) return false;
    truths.set(id, createTruth(id));
    secrets.push(diceSecret(id, await secretOf(id)));
    return true;
  };

  const connect = async (guest: Person): Promise<FuzzSocket> => {
    const socket: FuzzSocket = await openSocket(server.port(), guest, {
      onEvents: (table, from, events) => truths.get(table)?.add(from, events) ?? null,
      onText: search,
      onMoved: (to) => {
        addTable(to)
          .then((isNew) => (isNew ? socket.watch(to, 0) : undefined))
          .catch((error: unknown) => violations.push(String(error)));
      },
      onViolation: (what) => void violations.push(what),
    });
    sockets.push(socket);
    return socket;
  };

  const openSockets = (guest: Person): readonly FuzzSocket[] =>
    sockets.filter((socket) => socket.guest === guest && socket.isOpen());

  const world: World = {
    server,
    guests,
    sockets,
    truths,
    running: () =>
      [...truths.values()].flatMap(({ id, states }) => (states.at(-1)?.phase === 'over' ? [] : [id])),
    secrets,
    sent: new Map(),
    violations,
    entriesOf: (table) => store.read((reader) => reader.entriesFrom(table, 0)),
    secretOf,
    newSeed: () => {
      const bytes = randomBytes(32);
      const [seed, seedCommitment] = [bytes.toString('hex'), commitment(bytes)];
      const known = { seed, isRevealed: false };
      seeds.set(seedCommitment, known);
      secrets.push(seedSecret(seed, () => known.isRevealed));
      return { seed, seedCommitment };
    },
    revealSeed: (hash) => {
      const known = seeds.get(hash)!;
      known.isRevealed = true;
      return known.seed;
    },
    connect,
    socketOf: async (guest, pick) => {
      const own = openSockets(guest);
      return own[pick % own.length] ?? connect(guest);
    },
    open: async (guest, table) => {
      if (truths.size >= MAX_TABLES) return;
      const id = await openTable(server.port(), guest, table);
      await addTable(id);
      await Promise.all(sockets.map((socket) => socket.watch(id, 0)));
    },
    get: async (guest, path) => {
      const text = await (await api(server.port(), path, { secret: guest.secret })).text();
      // The answer may be newer than what the sockets have received.
      const socket = await connect(guest);
      for (const id of truths.keys()) await socket.watch(id, 0);
      socket.tear();
      search(guest.id, text);
    },
    reconnect: async () => {
      sockets.splice(0).forEach((socket) => socket.tear());
      for (const guest of guests) {
        const socket = await connect(guest);
        await Promise.all([...truths].map(([id, { texts }]) => socket.watch(id, texts.length)));
      }
    },
    noteReply: (sent, reply, before) => {
      if (reply?.ok !== true) {
        if (reply !== null && before !== null)
          violations.push(`${sentKey(sent.by, sent.id)} was accepted, then refused: ${reply.code}`);
        return;
      }
      const accepted = { from: reply.from, text: JSON.stringify(reply.events) };
      const first = (sent.accepted ??= accepted);
      if (first.from !== accepted.from || first.text !== accepted.text)
        violations.push(`${sentKey(sent.by, sent.id)} has two answers: ${first.text} and ${accepted.text}`);
    },
    close: () => sockets.forEach((socket) => socket.tear()),
  };
  return world;
};
