import { parseRecord } from '@abacow/rules';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import CheckDice from './CheckDice.svelte';

const record = vi.hoisted(() => vi.fn());
vi.mock('../../../table/online/connection/api.ts', () => ({ api: { record } }));

const SECRET = '01'.repeat(32);
const FILE = JSON.stringify({
  abacow: 1,
  setup: { game: 'trio', board: 'addition', players: 2, level: 'junior', first: 0 },
  players: ['Player 1', 'computer 2'],
  text: 't12=34',
  result: { kind: 'win', seat: 1, by: 'giving-up' },
  dice: { table: 'barn', commitment: 'ab'.repeat(32), seeds: ['', ''], secret: SECRET },
});

beforeAll(async () => {
  change({ language: 'de' });
  await speak('de');
});
afterEach(cleanup);

test('a player without a name is shown in the current language', async () => {
  expect('kind' in parseRecord(FILE)).toBe(false);
  record.mockResolvedValue(FILE);
  render(CheckDice, { route: { kind: 'check', where: 'online', id: 'abc' } });
  expect((await screen.findAllByText(/Spieler 1/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Player 1/)).toBeNull();
  expect(screen.getAllByText(/Hanni/).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Zurück zum Tisch' }).getAttribute('href')).toBe(
    '/online/table/abc',
  );
});

test('without a game, the page says what it is for', async () => {
  render(CheckDice, { route: { kind: 'check', where: 'device', id: null } });
  expect(await screen.findByText(/Waren die Würfel ehrlich/)).toBeTruthy();
});
