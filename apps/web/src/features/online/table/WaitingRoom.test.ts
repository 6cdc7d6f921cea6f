import { NO_NAME, OPEN } from '@abacow/table';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWarmUp } from '../../practice/index.ts';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { OF_THREE, type Scene, sceneOf } from '../../../table/online/tables.testing.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { you } from '../profile/you.svelte.ts';
import { takeWantedSeat } from './wanted-seat.ts';
import WaitingRoom from './WaitingRoom.svelte';

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  change({ language: 'en', motion: 'reduced' });
  await speak('en');
});
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('no network'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [ada, ben] = OF_THREE.seats!;
const TOOK_OVER = 'You are the host of this table now. You can seat a computer or close the table.';

/** Ben opened the table, Ada sat down, the third seat is free. */
const guest = (): Promise<Scene> =>
  sceneOf({ ...OF_THREE, host: 'ben', seats: [ben!, ada!, OPEN], seeds: ['b', 'a', ''] }, false);

test('a guest has no host controls while the host is there', async () => {
  const { online, connection } = await guest();
  render(WaitingRoom, { online, connection });
  expect(screen.queryByRole('button', { name: 'Close the table' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Seat a computer here' })).toBeNull();
  expect(screen.queryByText(TOOK_OVER)).toBeNull();
});

test('when the host leaves, the guest is informed and can seat a computer', async () => {
  const { service, online, connection } = await guest();
  render(WaitingRoom, { online, connection });
  service.does('ben', { kind: 'leave', seat: 0 });
  expect(await screen.findByText(TOOK_OVER)).toBeTruthy();
  await fireEvent.click(screen.getAllByRole('button', { name: 'Seat a computer here' })[0]!);
  expect(service.table.seats[0]).toEqual({ kind: 'computer', level: 2 });
});

test('the same when the host has been away for long', async () => {
  const { service, online, connection } = await guest();
  const absentSince = { ben: service.environment.now() - 60_000 };
  service.send({ kind: 'presence', table: online.id, here: ['ada'], absentSince, graceMs: 60_000 });
  render(WaitingRoom, { online, connection });
  expect(screen.getByText(TOOK_OVER)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Seat a computer here' }));
  expect(service.commands().map(({ command }) => command.kind)).toEqual(['sit']);
});

test('the guest can close the table, after a confirmation', async () => {
  const { service, online, connection } = await guest();
  service.does('ben', { kind: 'leave', seat: 0 });
  render(WaitingRoom, { online, connection });
  await fireEvent.click(screen.getByRole('button', { name: 'Close the table' }));
  expect(service.commands()).toEqual([]);
  await fireEvent.click(screen.getAllByRole('button', { name: 'Close the table' }).at(-1)!);
  expect(service.table.outcome).toEqual({ kind: 'broken-off' });
  expect(online.phase).toBe('over');
});

test('a link for another device is made on the same screen', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path === '/api/me/link' ? { link: 'x'.repeat(20) } : {})),
  );
  const { online, connection } = await guest();
  render(WaitingRoom, { online, connection });
  await fireEvent.click(screen.getByRole('button', { name: 'Move to another device' }));
  const field = await screen.findByRole('textbox', { name: 'Link for your other device' });
  expect((field as HTMLInputElement).value).toMatch(/\/you\/x{20}$/);
});

test('a player who waits alone reads so, with the terms of the table', async () => {
  const { service, online, connection } = await sceneOf(
    { ...OF_THREE, host: 'ada', seats: [ada!, OPEN, OPEN], seeds: ['a', '', ''] },
    false,
  );
  render(WaitingRoom, { online, connection });
  expect(screen.getByText(/^Nobody else is here yet/)).toBeTruthy();
  expect(screen.getByTestId('terms').textContent).toBe(
    'Junior · Times tables · first three in a row wins · no clock',
  );
  service.does('ben', { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: 'b' });
  expect(await screen.findByText('The game starts when every seat is taken.')).toBeTruthy();
});

test('next to a link with the address localhost it says that it works only here', async () => {
  const table = {
    id: 'meadow7table',
    code: 'ABCDEF',
    choice: OF_THREE.choice,
    clock: { kind: 'none' },
    seats: [],
    phase: 'seating',
    public: false,
    createdAt: 1,
    updatedAt: 1,
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(table)));
  const { online, connection } = await guest();
  render(WaitingRoom, { online, connection });
  expect((await screen.findByTestId('link-note')).textContent).toContain('works only on this computer');
});

test('a spectator who sits down is asked for a name, and gets that seat', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push(body);
    return Promise.resolve(Response.json({ guest: { id: 'cleo', name: 'Cleo' } }));
  });
  you.guest = { id: 'cleo', name: NO_NAME };
  const { service, online, connection } = await sceneOf(
    { ...OF_THREE, host: 'ben', seats: [ben!, OPEN, OPEN], seeds: ['b', '', ''] },
    false,
  );
  render(WaitingRoom, { online, connection });
  await fireEvent.click(screen.getAllByTestId('sit')[1]!);
  const dialog = within(screen.getByRole('dialog'));
  await fireEvent.input(dialog.getByRole('textbox'), { target: { value: 'Cleo' } });
  await fireEvent.click(dialog.getByRole('button', { name: 'Sit down here' }));
  await expect.poll(() => sent).toEqual(['{"name":"Cleo"}']);
  expect(takeWantedSeat(online.id)).toEqual({ table: online.id, seat: 2, game: null });
  expect(service.commands()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a player who waits for a game of Trio can warm up, and stop at any time', async () => {
  // Loaded before, because that takes longer than `findByRole` waits.
  await loadWarmUp();
  const { online, connection } = await guest();
  render(WaitingRoom, { online, connection });
  await fireEvent.click(screen.getByRole('button', { name: 'Warm up while you wait' }));
  expect(await screen.findByRole('group', { name: 'Number pad' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Warm up while you wait' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByRole('button', { name: 'Warm up while you wait' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Number pad' })).toBeNull();
});
