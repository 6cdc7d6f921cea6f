import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import type { Language } from '../../base/settings/languages.ts';
import { Connection } from '../online/connection/connection.svelte.ts';
import { FakeService, TABLE } from '../online/connection/fake-service.testing.ts';
import { fetchTable } from '../../features/online/table/fetch-table.ts';
import type { OnlineTable } from '../online/online-table.svelte.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import { announce, announced } from '../../base/announce/announce.svelte.ts';
import { followClocks } from '../frame/last-seconds.svelte.ts';
import { seatNote } from './seat-note.ts';

const MINUTE = 60_000;
/** How far the service's clock is ahead of the table's in these tests. */
const AHEAD = 5000;
const CLARABEL = { kind: 'computer', level: 4 } as const;
const people = [
  { kind: 'person', name: 'Ada', holder: 'ada' },
  { kind: 'person', name: 'Ben', holder: 'ben' },
] as const;

type Scene = { readonly service: FakeService; readonly online: OnlineTable; pass(ms: number): void };
type More = ConstructorParameters<typeof FakeService>[0];

const talk = async (language: Language): Promise<void> => {
  change({ language });
  await speak(language);
};
beforeAll(() => talk('en'));

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  announce('');
});

/** Ada's screen: she is to move, with one minute per move. */
const atTable = async (more: More = {}): Promise<Scene> => {
  const service = new FakeService({ clock: { kind: 'move', ms: MINUTE }, ...more });
  const connection = new Connection(service.environment);
  let tick = (): void => undefined;
  const every = (_ms: number, call: () => void): (() => void) => {
    tick = call;
    return () => undefined;
  };
  const environment = { now: service.environment.now, every };
  const coming = fetchTable(connection, environment, TABLE, new AbortController().signal);
  service.pass(0);
  const online = (await coming)!;
  leave = $effect.root(() => followClocks(online));
  flushSync();
  const pass = (ms: number): void => {
    service.pass(ms);
    tick();
    flushSync();
  };
  return { service, online, pass };
};

/** `announce` appends a space to repeated words, so that they count as a change. */
const announcedText = (): string => announced().trim();
const clocks = (online: OnlineTable) => [0, 1].map((seat) => seatNote(online, seat).clock);

test('each person has a clock, and only the running one can be nearly over', async () => {
  const { online, pass } = await atTable();
  pass(44_000 - AHEAD);
  expect(clocks(online)).toEqual([
    { text: '0:16', ending: false },
    { text: '1:00', ending: false },
  ]);
  pass(1000);
  expect(clocks(online)).toEqual([
    { text: '0:15', ending: true },
    { text: '1:00', ending: false },
  ]);
});

test('a person who is away still has a clock', async () => {
  const { service, online, pass } = await atTable();
  service.send({ kind: 'presence', table: TABLE, here: ['ada'], absentSince: { ben: 500 }, graceMs: 3000 });
  pass(0);
  expect(seatNote(online, 1)).toEqual({
    text: 'away',
    short: 'away',
    clock: { text: '1:00', ending: false },
  });
});

test('a computer shows its level, also in short form, and no clock', async () => {
  const { online } = await atTable({ seats: [people[0], CLARABEL], seeds: ['a', ''] });
  expect(seatNote(online, 1)).toEqual({ text: 'computer, clever', short: 'clever', clock: null });
});

test('the last seconds are announced once per move, and only to the player whose clock it is', async () => {
  const { service, pass } = await atTable();
  pass(44_000 - AHEAD);
  expect(announcedText()).toBe('');
  pass(1000);
  expect(announcedText()).toBe('You have 15 seconds left.');
  announce('');
  pass(1000);
  expect(announcedText()).toBe('');
  service.does('ada', { kind: 'play', seat: 0, move: 't12345' });
  pass(0);
  pass(45_000 - AHEAD);
  expect(announcedText()).toBe('You have 15 seconds left.');
});

test("the last seconds of another player's clock are not announced", async () => {
  const { pass } = await atTable({ opening: { kind: 'chosen', seat: 1 } });
  pass(50_000 - AHEAD);
  expect(announcedText()).toBe('');
});

test('a clock for the whole game is announced once per game', async () => {
  const { service, pass } = await atTable({ clock: { kind: 'game', ms: MINUTE } });
  pass(50_000 - AHEAD);
  expect(announcedText()).toBe('You have 10 seconds left.');
  announce('');
  service.does('ada', { kind: 'play', seat: 0, move: 't12345' });
  pass(1000);
  expect(announcedText()).toBe('');
});

test.each([
  ['de', 'Du hast noch 15 Sekunden.'],
  ['fr', 'Il te reste 15 secondes.'],
] as const)('it is announced in %s', async (language, words) => {
  await talk(language);
  const { pass } = await atTable();
  pass(45_000 - AHEAD);
  expect(announcedText()).toBe(words);
  await talk('en');
});
