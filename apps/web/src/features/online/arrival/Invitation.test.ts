import type { LobbyTable } from '@abacow/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { you } from '../profile/you.svelte.ts';
import { takeWantedSeat } from '../table/wanted-seat.ts';
import Invitation from './Invitation.svelte';

const ada = { kind: 'person', name: 'Ada', holder: 'ada' } as const;
const table: LobbyTable = {
  id: 'meadow',
  code: 'ABCDEF',
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  clock: { kind: 'none' },
  seats: [ada, { kind: 'open' }],
  phase: 'seating',
  public: false,
  createdAt: 1,
  updatedAt: 1,
};
const tableView = createRawSnippet(() => ({ render: () => '<p>the table itself</p>' }));

const arrive = (answers: Readonly<Record<string, unknown>>, status = 200): void => {
  const answer = (path: string) => Promise.resolve(Response.json(answers[path], { status }));
  vi.stubGlobal('fetch', answer);
  render(Invitation, { id: 'meadow', tableView });
};

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  [you.known, you.guest] = ['asking', null];
  vi.unstubAllGlobals();
});

test('an invited friend reads who invites to which game, and enters a name', async () => {
  arrive({ '/api/tables/meadow': table });
  expect(await screen.findByRole('heading', { name: 'Ada invites you to a game of Cowpath' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Your name' })).toBeTruthy();
});

test('the name and the seat take one tap', async () => {
  arrive({ '/api/tables/meadow': table, '/api/me': { guest: { id: 'ben', name: 'Ben' } } });
  await fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'Ben' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(takeWantedSeat('meadow')).toEqual({ table: 'meadow', seat: 1, game: null });
  await expect.poll(() => you.guest?.name).toBe('Ben');
});

test('an invitation says what was agreed', async () => {
  const choice = { game: 'trio', board: 'addition', players: 2, level: 'expert', target: 120 } as const;
  arrive({ '/api/tables/meadow': { ...table, choice, clock: { kind: 'move', ms: 60_000 } } });
  const terms = await screen.findByTestId('terms');
  expect(terms.textContent).toBe('Expert · Addition · first to beat 120 · 1 minute per move');
});

test('an invited friend can just watch, without a name', async () => {
  arrive({ '/api/tables/meadow': table, '/api/me': { guest: { id: 'somebody', name: '…' } } });
  await fireEvent.click(await screen.findByRole('button', { name: 'Just watch' }));
  expect(await screen.findByText('the table itself')).toBeTruthy();
});

test('where there is no table, the page does not ask for a name', async () => {
  arrive({ '/api/tables/meadow': { error: { code: 'table/none', message: '' } } }, 404);
  expect(await screen.findByRole('heading', { name: 'This table does not exist' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('at a full table, the visitor can be a player with another device', async () => {
  const ben = { kind: 'person', name: 'Ben', holder: 'ben' } as const;
  arrive({ '/api/tables/meadow': { ...table, seats: [ada, ben], phase: 'playing' } });
  expect(await screen.findByRole('heading', { name: 'Is one of these you?' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ada', 'Ben']);
  expect(screen.getByText(/choose “Move to another device”/)).toBeTruthy();
});

test.each([
  ['nobody', 'is over', { seats: [ada, ada], phase: 'over' }],
  ['a computer', 'is among computers', { seats: [{ kind: 'computer', level: 1 }], phase: 'playing' }],
] as const)('%s is asked for where a game %s', async (_, __, more) => {
  arrive({ '/api/tables/meadow': { ...table, ...more } });
  expect(await screen.findByRole('button')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Is one of these you?' })).toBeNull();
});

test('a closed table says so', async () => {
  arrive({ '/api/tables/meadow': { ...table, phase: 'over' } });
  expect(await screen.findByRole('heading', { name: 'This table is closed' })).toBeTruthy();
});

test('a spectator does not have to give a name', async () => {
  arrive({
    '/api/tables/meadow': { ...table, seats: [ada, ada], phase: 'playing' },
    '/api/me': { guest: { id: 'somebody', name: '…' } },
  });
  await fireEvent.click(await screen.findByRole('button', { name: 'Watch' }));
  expect(await screen.findByText('the table itself')).toBeTruthy();
  expect(you.nameless).toBe(true);
});
