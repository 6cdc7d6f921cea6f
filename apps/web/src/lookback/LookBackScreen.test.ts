// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../i18n/language.svelte.ts';
import { change } from '../settings/settings.svelte.ts';
import LookBack from './LookBack.svelte';

const record = vi.hoisted(() => vi.fn(() => Promise.resolve(null)));
vi.mock('../online/connection/api.ts', () => ({ api: { record } }));
vi.mock('../play/games.ts', () => ({
  findGame: () => Promise.resolve({ kind: 'missing' }),
  importGame: () => undefined,
}));

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});
afterEach(cleanup);

test('after navigation has started it requests nothing from the service', async () => {
  const { rerender } = render(LookBack, { route: { kind: 'look-back', id: 'abc' } });
  await screen.findByText('This game is not here.');
  await rerender({ route: { kind: 'rules', game: 'cowpath' } });
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(record.mock.calls).toEqual([['abc']]);
});
