import { NO_NAME } from '@abacow/table';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { you } from './you.svelte.ts';
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

test('a visitor without a name is let in where none is needed, and is not asked for one', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${path} ${body as string}`);
    const guest = method === 'POST' ? { id: 'somebody', name: NO_NAME } : null;
    return Promise.resolve(Response.json({ guest }));
  });
  await you.load();
  render(Gate, { children, nameless: true });
  expect(await screen.findByText('inside')).toBeTruthy();
  expect(sent.at(-1)).toBe(`POST /api/me {"name":"${NO_NAME}"}`);
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  render(Gate, { children });
  expect(screen.getByRole('textbox', { name: 'Your name' })).toBeTruthy();
});

test('a visitor who cannot be let in now can try again', async () => {
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) =>
    Promise.resolve(
      method === 'GET'
        ? Response.json({ guest: null })
        : Response.json({ error: { code: 'request/too-many', message: '' } }, { status: 429 }),
    ),
  );
  await you.load();
  render(Gate, { children, nameless: true });
  expect(await screen.findByRole('heading', { name: 'One moment, please' })).toBeTruthy();
});
