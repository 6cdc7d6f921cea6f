/** What a run does, one fast-check command for each. */
import { setTimeout as pause } from 'node:timers/promises';
import { PHRASES } from '@abacow/protocol';
import fc from 'fast-check';
import { type Ask, type Request, asks, dueAsk, requestFor } from './asks.ts';
import { audit } from './audit.ts';
import { honestRequest, hostileRequest, hostileSeats, pushes, whyNotRefused } from './stalling.ts';
import { tables } from './tables.ts';
import { MAX_RUNNING, MAX_SOCKETS, type World } from './world.ts';

/** Counts over all runs. */
export type Tally = { sent: number; accepted: number; kills: number; runs: number };
export type Model = { readonly tally: Tally };
export type Action = fc.AsyncCommand<Model, World>;

/** Sends one command; resolves with its answer. */
const sendRequest = async (
  { tally }: Model,
  world: World,
  { guest, sent, seen, command }: Request,
  pick: number,
): Promise<void> => {
  const socket = await world.socketOf(guest, pick);
  const before = sent.accepted;
  tally.sent += 1;
  const reply = await socket.ask({ kind: 'command', table: sent.table, id: sent.id, seen, command });
  const isNew = sent.accepted === null;
  world.noteReply(sent, reply, before);
  const wrong = whyNotRefused(world, sent.table, command, seen, reply);
  if (wrong !== null) world.violations.push(wrong);
  if (isNew && sent.accepted !== null) tally.accepted += 1;
};

const send = async (model: Model, world: World, ask: Ask): Promise<void> => {
  const request = requestFor(world, ask);
  if (request !== null) await sendRequest(model, world, request, ask.socket);
};

const throwViolations = ({ violations }: World): void => {
  if (violations.length > 0) throw new Error(violations.join('\n'));
};

const action = <T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  work: (model: Model, world: World, value: T) => Promise<unknown>,
): fc.Arbitrary<Action> =>
  arbitrary.map((value) => ({
    check: () => true,
    run: async (model, world) => {
      await work(model, world, value);
      throwViolations(world);
    },
    toString: () => `${name} ${JSON.stringify(value)}`,
  }));

const at = fc.record({ guest: fc.nat(3), table: fc.nat(3), pick: fc.nat(99) });
const tableAt = ({ truths }: World, index: number): string => [...truths.keys()][index % truths.size]!;

const one = action('command', asks, send);

/** The commands that are due, one after the other: most of a game. A new table is opened if every game is over. */
const play = action(
  'play',
  fc.record({
    open: tables,
    table: fc.nat(3),
    picks: fc.array(fc.nat(9999), { minLength: 4, maxLength: 40, size: 'max' }),
  }),
  async (model, world, { open, table, picks }) => {
    if (world.running().length === 0) await world.open(world.guests[table]!, open);
    for (const pick of picks) await send(model, world, dueAsk(table, pick));
  },
);

/** Several commands on their way at once. */
const burst = action('burst', fc.array(asks, { minLength: 2, maxLength: 8 }), (model, world, list) =>
  Promise.all(list.map((ask) => send(model, world, ask))),
);

/** A player does what is due over a slow line, while two others send what nobody has to do, as fast as they can. */
const stall = action(
  'stall',
  fc.record({ table: fc.nat(3), honestMs: fc.integer({ min: 5, max: 25 }), pushes }),
  async (model, world, { table, honestMs, pushes: list }) => {
    const running = world.running();
    const truth = running.length === 0 ? undefined : world.truths.get(running[table % running.length]!);
    if (truth === undefined || truth.texts.length === 0) return;
    const { honest, hostile } = hostileSeats(truth.last(), table);
    let isOn = true;
    const push = async (seat: number): Promise<void> => {
      for (const each of list.filter((_, index) => index % hostile.length === hostile.indexOf(seat))) {
        await pause(each.delayMs);
        const request = hostileRequest(world, truth, seat, each);
        if (request !== null) await sendRequest(model, world, request, each.pick);
      }
    };
    const play = async (): Promise<void> => {
      for (let turn = 0; isOn; turn++) {
        const request = honest === null ? null : honestRequest(world, truth, honest, turn);
        await pause(honestMs);
        if (request !== null) await sendRequest(model, world, request, 0);
      }
    };
    const played = play();
    await Promise.all(hostile.map(push));
    isOn = false;
    await played;
  },
);

const watch = action('watch', at, async (_, world, { guest, table, pick }) => {
  const id = tableAt(world, table);
  const known = world.truths.get(id)!.texts.length;
  const socket = await world.socketOf(world.guests[guest]!, pick);
  await socket.watch(id, pick % 3 === 0 ? known : pick % (known + 1));
});

const unwatch = action('unwatch', at, async (_, world, { guest, table, pick }) =>
  (await world.socketOf(world.guests[guest]!, pick)).unwatch(tableAt(world, table)),
);

const say = action('say', at, async (_, world, { guest, table, pick }) => {
  const socket = await world.socketOf(world.guests[guest]!, pick);
  socket.send({ kind: 'say', table: tableAt(world, table), phrase: PHRASES[pick % PHRASES.length]! });
  socket.send({ kind: 'lobby', on: pick % 2 === 0 });
  await socket.sync();
});

const garbage = action(
  'garbage',
  fc.record({ guest: fc.nat(3), pick: fc.nat(9), text: fc.oneof(fc.string(), fc.json()) }),
  async (_, world, { guest, pick, text }) => {
    const socket = await world.socketOf(world.guests[guest]!, pick);
    socket.sendText(text);
    await socket.sync();
  },
);

/** Another socket of the same guest, as on a second device. */
const connect = action('connect', at, async (_, world, { guest }) => {
  const own = world.sockets.filter((socket) => socket.guest === world.guests[guest] && socket.isOpen());
  if (own.length >= MAX_SOCKETS) return;
  const socket = await world.connect(world.guests[guest]!);
  for (const [id, { texts }] of world.truths) await socket.watch(id, texts.length);
});

const disconnect = action('disconnect', at, (_, world, { guest, pick }) => {
  const own = world.sockets.filter((socket) => socket.guest === world.guests[guest] && socket.isOpen());
  own[pick % own.length]?.tear();
  return Promise.resolve();
});

const ROUTES = ['/tables', '/me', '/me/games'];
const TABLE_ROUTES = ['', '/record'];

const look = action('look', at, async (_, world, { guest, table, pick }) => {
  const path =
    pick % 2 === 0
      ? ROUTES[pick % ROUTES.length]!
      : `/tables/${tableAt(world, table)}${TABLE_ROUTES[pick % 3] ?? ''}`;
  await world.get(world.guests[guest]!, path);
});

const open = action(
  'open',
  fc.record({ guest: fc.nat(3), table: tables }),
  async (_, world, { guest, table }) => {
    if (world.running().length < MAX_RUNNING) await world.open(world.guests[guest]!, table);
  },
);

/** Everything that was acknowledged is in the store before the server starts again, and games continue. */
const restarted = async (world: World): Promise<void> => {
  await audit(world);
  throwViolations(world);
  await world.server.start();
  await world.reconnect();
  await audit(world);
};

const kill = action(
  'kill',
  fc.record({ asks: fc.array(asks, { maxLength: 8 }), after: fc.nat(8) }),
  async (model, world, { asks: list, after }) => {
    await Promise.all(world.guests.map((guest) => world.socketOf(guest, 0)));
    const answers = list.map((ask) => send(model, world, ask));
    await Promise.race([Promise.all(answers.slice(0, after)), Promise.all(answers)]);
    await world.server.kill();
    await Promise.all(answers);
    model.tally.kills += 1;
    await restarted(world);
  },
);

const restart = action('restart', fc.constant(null), async (_, world) => {
  await world.server.stop();
  await restarted(world);
});

type Weighted = readonly [weight: number, action: fc.Arbitrary<Action>];

const ACTIONS: readonly Weighted[] = [
  [60, one],
  [60, play],
  [20, burst],
  [6, stall],
  [6, watch],
  [4, unwatch],
  [4, say],
  [4, garbage],
  [6, connect],
  [6, disconnect],
  [4, look],
  [2, open],
  [1, kill],
];

/** Rarer than any other: it takes as long as hundreds of commands. */
const RARE: readonly Weighted[] = [
  ...ACTIONS.map(([weight, each]) => [4 * weight, each] as const),
  [1, restart],
];

const MAX_ACTIONS = 200;

export const actionLists = fc.commands<Model, World, false>(
  [fc.oneof(...RARE.map(([weight, arbitrary]) => ({ weight, arbitrary })))],
  { maxCommands: MAX_ACTIONS, size: 'max' },
);
