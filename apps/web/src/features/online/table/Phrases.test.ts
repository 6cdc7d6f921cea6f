import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { Connection } from '../../../table/online/connection/connection.svelte.ts';
import { FakeService, TABLE } from '../../../table/online/connection/fake-service.testing.ts';
import { fetchTable } from './fetch-table.ts';
import { Muted } from '../../../table/online/muted.svelte.ts';
import type { OnlineTable } from '../../../table/online/online-table.svelte.ts';
import { memoryNotes } from '../../../base/storage/notes.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import Phrases from './Phrases.svelte';

beforeAll(async () => {
  change({ language: 'en', motion: 'reduced' });
  await speak('en');
});
afterEach(cleanup);

type Scene = {
  readonly service: FakeService;
  readonly online: OnlineTable;
  readonly wait: (ms: number) => void;
};

const seated = async (name = 'Ben'): Promise<Scene> => {
  const seats = [
    { kind: 'person', name: 'Ada', holder: 'ada' },
    { kind: 'person', name, holder: 'ben' },
  ] as const;
  const service = new FakeService({ seats });
  let check = (): void => undefined;
  const every = (_: number, call: () => void): (() => void) => {
    check = call;
    return () => undefined;
  };
  const environment = { now: service.environment.now, every };
  const coming = fetchTable(
    new Connection(service.environment),
    environment,
    TABLE,
    new AbortController().signal,
  );
  service.pass(0);
  const wait = (ms: number): void => {
    service.pass(ms);
    check();
  };
  return { service, online: (await coming)!, wait };
};

const phrasesShown = (): string => screen.getByTestId('phrases').textContent.trim();
const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));

test('a speaker is told apart from a player with the same name', async () => {
  const { service, online } = await seated('Ada');
  render(Phrases, { online, muted: new Muted(memoryNotes(), TABLE) });
  service.send({ kind: 'said', table: TABLE, guest: 'ben', phrase: 'hello' });
  await tick();
  expect(phrasesShown()).toBe('Ada 2: Hello!');
});

test('a muted player is hidden, also after a reload, until unmuted', async () => {
  const { service, online } = await seated();
  const notes = memoryNotes();
  const { unmount } = render(Phrases, { online, muted: new Muted(notes, TABLE) });
  await press('Say something');
  await press('Mute Ben');
  service.send({ kind: 'said', table: TABLE, guest: 'ben', phrase: 'hello' });
  service.send({ kind: 'said', table: TABLE, guest: 'ada', phrase: 'thanks' });
  await tick();
  expect(phrasesShown()).toBe('You: Thank you!');
  unmount();
  render(Phrases, { online, muted: new Muted(notes, TABLE) });
  expect(phrasesShown()).toBe('You: Thank you!');
  await press('Say something');
  await press('Hear Ben again');
  service.send({ kind: 'said', table: TABLE, guest: 'ben', phrase: 'oops' });
  await tick();
  expect(phrasesShown()).toContain('Ben: Oops!');
  expect(new Muted(notes, TABLE).guests).toEqual([]);
});

test('mutes of other tables stay, and damaged storage does no harm', () => {
  const notes = memoryNotes();
  new Muted(notes, 'one').toggle('ben');
  new Muted(notes, 'two').toggle('cleo');
  expect([new Muted(notes, 'one').guests, new Muted(notes, 'two').guests]).toEqual([['ben'], ['cleo']]);
  notes.setItem('abacow muted', '{"');
  expect(new Muted(notes, 'one').guests).toEqual([]);
  notes.setItem('abacow muted', '[null,{"table":"one"},{"table":"one","guests":["eve"]}]');
  expect(new Muted(notes, 'one').guests).toEqual(['eve']);
});

test('the keyboard opens the phrases at the first one, and Escape closes them', async () => {
  const { online } = await seated();
  render(Phrases, { online, muted: new Muted(memoryNotes(), TABLE) });
  await press('Say something');
  const panel = screen.getByRole('group', { name: 'Say something' });
  expect(document.activeElement).toBe(within(panel).getByRole('button', { name: 'Hello!' }));
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await tick();
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Say something' }));
});

test('too many phrases are refused, and the note goes away after a while', async () => {
  const { service, online, wait } = await seated();
  render(Phrases, { online, muted: new Muted(memoryNotes(), TABLE) });
  service.send({ kind: 'error', code: 'say/too-many', message: TABLE });
  await tick();
  expect(phrasesShown()).toBe('Slow down a little: three phrases in ten seconds are enough.');
  wait(8_001);
  await tick();
  expect(phrasesShown()).toBe('');
});
