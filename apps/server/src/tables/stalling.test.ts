/** Nobody wins by holding time (`packages/table/src/stalling.ts`): what the service adds to it. */
import { setImmediate as nextTick } from 'node:timers/promises';
import { commitment, makeHex, sha256 } from '@abacow/dice';
import { MAX_EVENTS, type Command, type TableEvent } from '@abacow/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STANDARD, makeService, openStored } from '../../test/service.ts';
import { newFolder } from '../../test/test-server.ts';
import type { Service } from '../service.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Outcome } from './hub.ts';
import type { LiveTable } from './live.ts';
import { ranksOf } from './ratings.ts';

const PAUSE_MS = 600;
const TRIO = { choice: STANDARD.choice, opening: { kind: 'chosen', seat: 0 } } as const;

let store: Store;
let service: Service;
let commands = 0;
let choices: ((move: string) => void)[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  store = await openSqlite(newFolder());
  choices = [];
  const choose = (): Promise<string> => new Promise((resolve) => choices.push(resolve));
  const computers = { choose, close: () => Promise.resolve() };
  service = makeService(store, { computers, computerPauseMs: PAUSE_MS });
});
afterEach(async () => {
  vi.useRealTimers();
  await service.stop();
});

const send = (live: LiveTable, by: string, command: Command, seen = live.events.length): Promise<Outcome> =>
  service.command({ table: live.id, by, id: `c${commands++}`, seen, command });

/** Ada has seat 0, Ben seat 1; no seat adds a seed. */
const seated = async (more: Parameters<typeof openStored>[1] = {}): Promise<LiveTable> => {
  const id = await openStored(store, { ...TRIO, seats: [{ kind: 'open' }, { kind: 'open' }], ...more });
  const live = (await service.activate(id))!;
  for (const [seat, seating] of live.table.seats.entries())
    if (seating.kind === 'open')
      await send(live, ['ada', 'ben'][seat]!, {
        kind: 'sit',
        seat,
        sitter: { kind: 'person', name: 'A' },
        seed: '',
      });
  return live;
};
const help = (seat: number, to: 'show' | 'find'): Command => ({
  kind: 'choose-help',
  seat,
  help: to,
  hidesNumbers: false,
});
/** Stored events are never refused: until the table has so many. */
const fill = async (live: LiveTable, count: number): Promise<void> => {
  const number = live.events.length;
  const at = Date.now();
  const chosen = (n: number): TableEvent => ({
    kind: 'help-chosen',
    at,
    seat: 1,
    help: n % 2 === 0 ? 'find' : 'show',
  });
  const events = Array.from({ length: count - number }, (_, n) => chosen(n));
  await store.append([{ table: live.id, number, command: 'x y', events }]);
  await service.hub.catchUp(live.id, Infinity);
};

test('another seat’s choice of help makes no command stale, a move does', async () => {
  const live = await seated();
  const seen = live.events.length;
  await send(live, 'ben', help(1, 'find'));
  await send(live, 'ben', help(1, 'show'));
  const moved = await send(live, 'ada', { kind: 'play', seat: 0, move: 't12' }, seen);
  expect(moved).toMatchObject({ ok: true, from: seen + 2 });
  expect(await send(live, 'ada', { kind: 'play', seat: 0, move: 't12' }, seen)).toMatchObject({
    code: 'command/stale',
    from: seen,
  });
});

test.each<readonly [string, string, Command]>([
  ['a move', 'ada', { kind: 'play', seat: 0, move: 't12' }],
  ['giving up', 'ben', { kind: 'give-up', seat: 1 }],
])('%s is not refused at a long table', async (_, by, command) => {
  const live = await seated();
  await fill(live, MAX_EVENTS + 5);
  expect(await send(live, by, command)).toMatchObject({ ok: true });
});

test('a full table is broken off, its dice are revealed, and no rating changes', async () => {
  const live = await seated({ public: true, ...STANDARD });
  await send(live, 'ada', { kind: 'roll', seat: 0 });
  await fill(live, MAX_EVENTS - 1);
  expect(await send(live, 'ben', { kind: 'roll', seat: 1 })).toMatchObject({ ok: true });
  expect(live.events.slice(MAX_EVENTS - 1).map(({ kind }) => kind)).toEqual([
    'rolled',
    'abandoned',
    'revealed',
  ]);
  expect(live.table).toMatchObject({ outcome: { kind: 'broken-off' }, isRated: true });
  expect(ranksOf(live.table)).toBeNull();
});

test('a seed is revealed at a long table, too', async () => {
  const id = await openStored(store, { ...TRIO, seats: [{ kind: 'open' }, { kind: 'open' }] });
  const live = (await service.activate(id))!;
  const seedOf = (seat: number): Uint8Array => sha256(new Uint8Array([seat]));
  for (const [seat, by] of ['ada', 'ben'].entries())
    await send(live, by, {
      kind: 'sit',
      seat,
      sitter: { kind: 'person', name: 'A' },
      seed: '',
      seedCommitment: commitment(seedOf(seat)),
    });
  await fill(live, MAX_EVENTS + 5);
  expect(await send(live, 'ada', { kind: 'reveal-seed', seat: 0, seed: makeHex(seedOf(0)) })).toMatchObject({
    ok: true,
  });
});

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await nextTick();
};

test('choices of help neither delay a computer nor make it think again', async () => {
  const live = await seated({ seats: [{ kind: 'computer', level: 1 }, { kind: 'open' }] });
  for (let n = 0; n < 3; n++) {
    await vi.advanceTimersByTimeAsync(PAUSE_MS / 4);
    expect(await send(live, 'ben', help(1, n % 2 === 0 ? 'find' : 'show'))).toMatchObject({ ok: true });
  }
  await vi.advanceTimersByTimeAsync(PAUSE_MS / 4);
  await settled();
  expect(choices).toHaveLength(1);
  await send(live, 'ben', help(1, 'show'));
  choices[0]!('t12');
  await settled();
  expect(live.events.at(-1)).toMatchObject({ kind: 'played', seat: 0 });
  expect(choices).toHaveLength(1);
});
