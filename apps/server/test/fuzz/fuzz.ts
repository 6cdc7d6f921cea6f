/** Fuzzes whole tables over real sockets until a number of commands is accepted. */
import fc from 'fast-check';
import { type StoreKind, type TestStore, openTestStore } from '../stores.ts';
import { type Model, type Tally, actionLists } from './actions.ts';
import { audit } from './audit.ts';
import { tables } from './tables.ts';
import { type FuzzServer, type World, createWorld, startFuzzServer } from './world.ts';

export type FuzzOptions = {
  readonly store: StoreKind;
  readonly seed: number;
  /** Stops after the batch in which so many commands were accepted. */
  readonly commands: number;
  readonly onBatch?: (tally: Tally) => void;
};

const RUNS_PER_BATCH = 5;
/** Runs after a failure only make its list of actions shorter. */
const SHRINK_MS = 60_000;
const SETTLE_MS = 30_000;

/** Every socket that watches a table has received all that any socket received. */
const isSettled = ({ sockets, truths }: World): boolean =>
  sockets.every((socket) =>
    [...socket.watched].every(([table, seen]) => seen === (truths.get(table)?.texts.length ?? seen)),
  );

const settle = async (world: World): Promise<void> => {
  const end = Date.now() + SETTLE_MS;
  while (!isSettled(world)) {
    if (Date.now() > end) throw new Error('a socket that watches a table did not receive all events');
    await Promise.all(world.sockets.map((socket) => socket.sync()));
  }
};

/** At the end all that was sent is also in a fresh snapshot and in the store. */
const finish = async (world: World): Promise<void> => {
  await settle(world);
  const socket = await world.connect(world.guests[0]!);
  for (const table of world.truths.keys()) await socket.watch(table, 0);
  await audit(world);
  if (world.violations.length > 0) throw new Error(world.violations.join('\n'));
};

const property = (server: FuzzServer, store: TestStore, tally: Tally) => {
  let failedAt: number | null = null;
  return fc.asyncProperty(tables, actionLists, async (table, actions) => {
    if (failedAt !== null && Date.now() - failedAt > SHRINK_MS) return;
    await server.start();
    const world = await createWorld(server, store);
    const model: Model = { tally };
    tally.runs += 1;
    try {
      await world.reconnect();
      await world.open(world.guests[0]!, table);
      await fc.asyncModelRun(() => ({ model, real: world }), actions);
      await finish(world);
      if (!server.isUp()) throw new Error('the server ended by itself');
    } catch (error) {
      failedAt ??= Date.now();
      throw error;
    } finally {
      world.close();
    }
  });
};

/** Throws with seed, path and the shortest failing list of actions that was found. */
export const fuzz = async ({ store: kind, seed, commands, onBatch }: FuzzOptions): Promise<Tally> => {
  const store = await openTestStore(kind);
  const server = await startFuzzServer(store);
  const tally: Tally = { sent: 0, accepted: 0, kills: 0, runs: 0 };
  try {
    for (let batch = seed; tally.accepted < commands; batch++) {
      await fc.assert(property(server, store, tally), { seed: batch, numRuns: RUNS_PER_BATCH });
      onBatch?.(tally);
    }
  } finally {
    await server.kill();
    await store.stop();
  }
  return tally;
};
