import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { memoryNotes } from '../../../base/storage/notes.ts';
import { Muted } from '../../../table/online/muted.svelte.ts';
import { OF_THREE, sceneOf } from '../../../table/online/tables.testing.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import Phrases from './Phrases.svelte';
import Watching from './Watching.svelte';

beforeAll(async () => {
  change({ language: 'en', motion: 'reduced' });
  await speak('en');
});
afterEach(cleanup);

test('a player who gave up reads that a computer plays on', async () => {
  const { service, online } = await sceneOf(OF_THREE);
  service.does('ada', { kind: 'give-up', seat: 0 });
  render(Watching, { online });
  expect(screen.getByRole('status').textContent).toMatch(/You gave up\.\s+Pip is playing on in your seat/);
  expect(screen.queryByText('You are watching.')).toBeNull();
});

test('a player who ran out of time reads that', async () => {
  const { service, online } = await sceneOf({ ...OF_THREE, clock: { kind: 'move', ms: 1000 } });
  service.pass(2000);
  service.does('house', { kind: 'tick' });
  render(Watching, { online });
  expect(screen.getByRole('status').textContent).toContain('Your time was up.');
});

test('a guest who never sat here is a spectator, and can be a player with another device', async () => {
  const seats = (['Ben', 'Cleo', 'Dora'] as const).map(
    (name) => ({ kind: 'person', name, holder: name }) as const,
  );
  const { online } = await sceneOf({ ...OF_THREE, seats });
  render(Watching, { online });
  expect(screen.getByText('You are watching.')).toBeTruthy();
  expect(screen.getByText('Is one of these you?')).toBeTruthy();
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Ben',
    'Cleo',
    'Dora',
  ]);
});

test("a phrase keeps its speaker's name after they have given up", async () => {
  const { service, online } = await sceneOf(OF_THREE);
  service.send({ kind: 'said', table: online.id, guest: 'ben', phrase: 'hello' });
  service.does('ben', { kind: 'give-up', seat: 1 });
  render(Phrases, { online, muted: new Muted(memoryNotes(), online.id) });
  expect(screen.getByRole('log').textContent.trim()).toBe('Ben: Hello!');
});
