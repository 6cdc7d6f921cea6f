import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { OpenOptions } from '@abacow/table';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { Connection } from '../../../table/online/connection/connection.svelte.ts';
import { FakeService, TABLE } from '../../../table/online/connection/fake-service.testing.ts';
import { fetchTable } from './fetch-table.ts';
import type { OnlineTable } from '../../../table/online/online-table.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import TableTools from '../../../table/frame/TableTools.svelte';
import Absence from './Absence.svelte';

beforeAll(async () => {
  change({ language: 'en', motion: 'reduced' });
  await speak('en');
});
afterEach(cleanup);

const ROLL_OFF: Partial<OpenOptions> = {
  choice: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 },
  opening: { kind: 'lot' },
};

type Scene = { readonly service: FakeService; readonly online: OnlineTable };

/** Ada is here; Ben has been away for longer than the grace time. */
const alone = async (more: Partial<OpenOptions>): Promise<Scene> => {
  const service = new FakeService(more);
  const environment = { now: service.environment.now, every: () => () => undefined };
  const coming = fetchTable(
    new Connection(service.environment),
    environment,
    TABLE,
    new AbortController().signal,
  );
  service.pass(0);
  const online = (await coming)!;
  const absentSince = { ben: service.environment.now() - 60_000 };
  service.send({ kind: 'presence', table: TABLE, here: ['ada'], absentSince, graceMs: 60_000 });
  return { service, online };
};

test.each([
  ['the first throw', {}],
  ['the coin', { opening: { kind: 'lot' } }],
  ['the roll-off', ROLL_OFF],
] as const)('a player who waits for somebody at %s can call a computer or end the game', async (_, more) => {
  const { service, online } = await alone(more);
  render(Absence, { online, seat: 1 });
  expect(screen.getByRole('button', { name: 'End the game' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Let the computer play for Ben' }));
  expect(service.commands()).toEqual([]);
  await fireEvent.click(screen.getAllByRole('button', { name: 'Let the computer play for Ben' }).at(-1)!);
  expect(service.commands().map(({ command }) => command)).toEqual([{ kind: 'call-computer', seat: 1 }]);
});

test('a question to give up closes when the other player gives up meanwhile', async () => {
  const { service, online } = await alone({});
  render(TableTools, { table: online, keys: [] });
  await fireEvent.click(screen.getByRole('button', { name: 'Give up' }));
  expect(screen.getByRole('dialog')).toBeDefined();
  service.does('ben', { kind: 'give-up', seat: 1 });
  await vi.waitFor(() => expect(online.phase).toBe('over'));
  await tick();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a player can give up before the first throw', async () => {
  const { service, online } = await alone(ROLL_OFF);
  render(TableTools, { table: online, keys: [] });
  await fireEvent.click(screen.getByRole('button', { name: 'Give up' }));
  await fireEvent.click(screen.getAllByRole('button', { name: 'Give up' }).at(-1)!);
  expect(service.table.outcome).toEqual({ kind: 'win', seat: 1, by: 'giving-up' });
  expect(online.state.outcome).toEqual(service.table.outcome);
  expect(online.file()?.text).toContain('"text": ""');
});
