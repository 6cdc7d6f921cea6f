import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import LookBack from './LookBack.svelte';

const record = vi.hoisted(() => vi.fn<() => Promise<string | null>>(() => Promise.resolve(null)));
vi.mock('../../../table/online/connection/api.ts', () => ({ api: { record } }));
vi.mock('../../../table/local/games.ts', () => ({
  findGame: () => Promise.resolve({ kind: 'missing' }),
  importGame: () => undefined,
}));

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
  vi.stubGlobal(
    'Worker',
    class {
      postMessage(): void {}
      terminate(): void {}
    },
  );
});
afterEach(cleanup);

test('after navigation has started it requests nothing from the service', async () => {
  const { rerender } = render(LookBack, { route: { kind: 'look-back', id: 'abc' } });
  await screen.findByText('This game is not here.');
  await rerender({ route: { kind: 'rules', game: 'cowpath' } });
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(record.mock.calls).toEqual([['abc']]);
});

const online = (dice: object | null): string =>
  JSON.stringify({
    abacow: 1,
    setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
    players: ['Ada', 'Ben'],
    text: 't12345=cc145 c1',
    result: null,
    ...(dice === null ? {} : { dice }),
  });
const DICE = { table: 'abc', commitment: '0'.repeat(64), seeds: ['', ''], secret: null };

test.each([
  ['an online game links to the page that checks its dice', DICE, '/check/online/abc'],
  ['a game without a commitment has no such link', null, null],
])('%s', async (_, dice, href) => {
  record.mockResolvedValueOnce(online(dice));
  render(LookBack, { route: { kind: 'look-back', id: 'abc' } });
  await screen.findByRole('heading', { name: 'Look back' });
  expect(screen.queryByRole('link', { name: 'Are the dice fair?' })?.getAttribute('href') ?? null).toBe(href);
  expect(screen.getByRole('link', { name: 'Back to the table' }).getAttribute('href')).toBe(
    '/online/table/abc',
  );
});
