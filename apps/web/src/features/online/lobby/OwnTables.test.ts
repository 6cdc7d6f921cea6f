import type { LobbyTable } from '@abacow/protocol';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { lastGuest, rememberGuest } from '../../../table/online/last-guest.ts';
import OwnTables from './OwnTables.svelte';

const table = (id: string, phase: string, updatedAt: number): LobbyTable => ({
  id,
  code: 'ABCDEF',
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  clock: { kind: 'none' },
  seats: [{ kind: 'person', name: 'Ada', holder: 'ada' }, { kind: 'open' }],
  phase,
  public: false,
  createdAt: 1,
  updatedAt,
});

const answering = (answer: () => Promise<Response>): void => void vi.stubGlobal('fetch', answer);

beforeAll(() => speak('en'));
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a player who left before the start has no game to continue', async () => {
  rememberGuest('ben');
  answering(() => Promise.resolve(Response.json({ tables: [table('left', 'seating', 2)] })));
  const { container } = render(OwnTables);
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.textContent).toBe('');
});

test('own unfinished games are listed, the latest first', async () => {
  rememberGuest('ada');
  const tables = [table('over', 'over', 9), table('old', 'seating', 2), table('new', 'playing', 5)];
  answering(() => Promise.resolve(Response.json({ tables })));
  render(OwnTables);
  const links = await screen.findAllByRole('link', { name: /Cowpath: Ada/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/online/table/new', '/online/table/old']);
});

test('without the service nothing is shown', async () => {
  answering(() => Promise.reject(new Error('offline')));
  const { container } = render(OwnTables);
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.textContent).toBe('');
});

test('the browser remembers whether it was ever a guest', () => {
  expect(lastGuest()).toBeNull();
  rememberGuest('ada');
  expect(lastGuest()).toBe('ada');
  rememberGuest(null);
  expect(lastGuest()).toBeNull();
});
