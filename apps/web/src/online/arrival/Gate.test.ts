// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/language.svelte.ts';
import Gate from './Gate.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>inside</p>' }));

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a visitor over the rate limit reads so, and can try again', async () => {
  const refused = { error: { code: 'request/too-many', message: 'slower' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refused, { status: 429 })));
  render(Gate, { children });
  expect(await screen.findByRole('heading', { name: 'One moment, please' })).toBeTruthy();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ guest: { id: 'ada', name: 'Ada' } })));
  await fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('inside')).toBeTruthy();
});
