import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import Join from './Join.svelte';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a code that no table has stays in the field, to be corrected', async () => {
  const none = { error: { code: 'table/none', message: 'there is no such table' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(none, { status: 404 })));
  render(Join, { route: { kind: 'join', code: 'abc124' } });
  expect((await screen.findByRole('alert')).textContent).toBe('No table has the code ABC124.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code of the table' }).value).toBe('ABC124');
});
