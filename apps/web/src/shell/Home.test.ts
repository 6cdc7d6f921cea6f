import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../base/i18n/language.svelte.ts';
import { change } from '../base/settings/settings.svelte.ts';
import { type Tries, storedTries } from '../device/day/tries.ts';
import { notePractice } from '../device/facts/practice-note.ts';
import { devicePlayers } from '../device/players/device.svelte.ts';
import { loadHomeAgain } from './home-again.ts';
import Home from './Home.svelte';
import Menu from './Menu.svelte';

const TODAY = '2026-11-18';

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  change({ language: 'en' });
  // Loaded before, so that no test waits for it.
  await Promise.all([
    loadHomeAgain(),
    import('../device/players/PlayerDialog.svelte'),
    import('../features/today/take-along.ts'),
  ]);
  await speak('en');
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00`), toFake: ['Date'] });
  localStorage.clear();
  change({ language: 'en' });
  devicePlayers().read();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const hello = (): Promise<HTMLElement> => screen.findByTestId('hello');
const title = (): string => screen.getByRole('heading', { level: 1 }).textContent;
const hrefs = (inside: HTMLElement = document.body): readonly string[] =>
  [...inside.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

const family = () => {
  const device = devicePlayers();
  const [mia, papa] = [device.add('Mia', 'cow'), device.add('Papa', 'hat')];
  device.rememberLast(mia.id);
  return { mia, papa };
};

test('a first visit shows both games and asks nobody for a name', () => {
  render(Home);
  expect(title()).toBe('Two dice games for the kitchen table');
  expect(screen.queryByTestId('hello')).toBeNull();
  expect(screen.getAllByRole('link', { name: /^Learn by playing/ })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'I have a code' }).getAttribute('href')).toBe('/join');
});

test('there is one way to each page, on the start page and in the menu together', async () => {
  family();
  for (const first of [true, false]) {
    if (first) localStorage.clear();
    else family();
    devicePlayers().read();
    render(Home);
    if (!first) await hello();
    render(Menu);
    const all = hrefs();
    expect(all.filter((href, index) => all.indexOf(href) !== index)).toEqual([]);
    for (const page of [
      '/practice/race-for-two',
      '/practice',
      '/album',
      '/print',
      '/join',
      '/rules',
      '/settings',
    ])
      expect(all).toContain(page);
    cleanup();
  }
});

test('who returns is greeted by name, with two things for today', async () => {
  const { mia } = family();
  notePractice(mia.id, {
    due: [0, 0, 0],
    pride: { kind: 'quick', weeks: 2, before: 0, now: 25 },
    on: TODAY,
  });
  render(Home);
  const card = within(await hello());
  expect(title()).toBe('Hello Mia!');
  const links = card.getAllByRole('link');
  expect(links.map((link) => link.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Sheet of the day same dice for everybody',
    'Two minutes 3 sums are waiting',
  ]);
  expect(hrefs(await hello())).toEqual(['/today', '/practice/now']);
  expect(card.getByTestId('pride').textContent.replace(/\s+/g, ' ').trim()).toBe(
    'Two weeks ago 0 sums were quick. Today it is 25.',
  );
});

test('one tap changes the player, and the greeting takes the focus', async () => {
  const { mia, papa } = family();
  notePractice(mia.id, { pride: { kind: 'right', weeks: 0, before: 0, now: 9 }, on: TODAY });
  render(Home);
  const card = within(await hello());
  expect(card.getByTestId('pride').textContent).toContain('9 different sums');
  await fireEvent.click(card.getByRole('button', { name: 'Papa' }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Hello Papa!'));
  expect(card.queryByTestId('pride'), 'there is nothing to be proud of yet').toBeNull();
  expect(devicePlayers().players.last).toBe(papa.id);
  expect(card.getByRole('button', { name: 'Mia' })).toBeTruthy();
});

test('a pride of another day keeps its place but is not said', async () => {
  const { mia } = family();
  notePractice(mia.id, { pride: { kind: 'known', weeks: 1, before: 3, now: 9 }, on: '2026-11-17' });
  render(Home);
  expect(
    within(await hello())
      .getByTestId('pride')
      .classList.contains('waits'),
  ).toBe(true);
});

const tried = (day: string, player: string, end: 'won' | 'lost' | null): Tries['tries'][number] => ({
  day,
  player,
  game: `${day}${player}`,
  counts: true,
  result: end === null ? null : { end, marks: [1] },
});

test('days played are shown, won or not; a week without any is not', async () => {
  const { mia, papa } = family();
  storedTries.write({
    version: 1,
    strongest: {},
    tries: [
      tried('2026-11-14', mia.id, 'lost'),
      tried('2026-11-16', mia.id, 'won'),
      tried(TODAY, mia.id, null),
    ],
  });
  notePractice(mia.id, { days: ['2026-11-17'] });
  render(Home);
  const card = within(await hello());
  const days = card.getAllByRole('listitem').map((item) => item.querySelector('.sr')?.textContent);
  expect(days).toEqual([
    'Thursday',
    'Friday',
    'Saturday: played',
    'Sunday',
    'Monday: played',
    'Tuesday: played',
    'today: played',
  ]);
  expect((await hello()).textContent).toContain('your try is waiting');
  await fireEvent.click(card.getByRole('button', { name: 'Papa' }));
  expect(devicePlayers().players.last).toBe(papa.id);
  await vi.waitFor(() => expect(card.queryByTestId('days-played')).toBeNull());
});

test('somebody without a name gives one and takes along what they have played', async () => {
  storedTries.write({
    version: 1,
    strongest: {},
    tries: [{ ...tried(TODAY, '', 'lost'), player: null }],
  });
  render(Home);
  const card = within(await hello());
  expect(title()).toBe('Hello!');
  await fireEvent.click(card.getByRole('button', { name: 'What is your name?' }));
  await fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'Mia' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(title()).toBe('Hello Mia!'));
  const [mia] = devicePlayers().list;
  expect(storedTries.read().tries).toMatchObject([{ player: mia?.id }]);
});

test.each([
  ['de', 'Hallo Mia!', 'Vor zwei Wochen gingen 0 Aufgaben schnell. Heute sind es 25.'],
  ['fr', 'Bonjour Mia\u00a0!', 'Il y a deux semaines, 0 calcul allait vite. Aujourd’hui, c’est 25.'],
] as const)('in %s', async (language, greeting, pride) => {
  const { mia } = family();
  notePractice(mia.id, { pride: { kind: 'quick', weeks: 2, before: 0, now: 25 }, on: TODAY });
  change({ language });
  await speak(language);
  render(Home);
  const card = within(await hello());
  expect(title()).toBe(greeting);
  expect(card.getByTestId('pride').textContent.replace(/\s+/g, ' ').trim()).toBe(pride);
  change({ language: 'en' });
  await speak('en');
});

test('the menu opens and closes by keyboard, and gives the focus back', async () => {
  render(Menu);
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  await fireEvent.click(button);
  const link = screen.getByRole('link', { name: 'Settings' });
  link.focus();
  await fireEvent.keyDown(link, { key: 'Escape' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await fireEvent.click(button);
  await fireEvent.pointerDown(document.body);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
