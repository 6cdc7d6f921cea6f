import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import NewCowpath from '../../games/cowpath/setup/NewCowpath.svelte';
import NewTrio from '../../games/trio/setup/NewTrio.svelte';
import { speak } from '../../base/i18n/language.svelte.ts';
import type { NewGame } from '../../table/local/games.ts';
import { memoryNotes } from '../../base/storage/notes.ts';
import { DevicePlayers, devicePlayers, playersNote } from './device.svelte.ts';
import { hidesAtFirst, keepHelp, lastHelp } from './help.ts';
import { playerNamed } from './named.ts';
import PlayersPage from '../../features/players/PlayersPage.svelte';
import { MAX_PLAYERS, NO_PLAYERS, freePicture, mergePlayers, nameProblem } from './players.ts';

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  await speak('en');
});
beforeEach(() => {
  localStorage.clear();
  devicePlayers().read();
});
afterEach(cleanup);

const { click, input } = fireEvent;
const { parse } = playersNote();
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('players are stored, changed and deleted', () => {
  const notes = memoryNotes();
  const device = new DevicePlayers(notes);
  const ada = device.add(' Ada ', 'hat');
  const ben = device.add('Ben', 'star');
  device.update({ ...ada, name: 'Ada L.' });
  device.rememberLast(ben.id);
  expect(new DevicePlayers(notes).players).toEqual({
    list: [{ ...ada, name: 'Ada L.' }, ben],
    last: ben.id,
  });
  device.remove(ben.id);
  expect(new DevicePlayers(notes).players).toMatchObject({ list: [{ name: 'Ada L.' }], last: null });
});

test.each([null, '', '{', '[]', '{"list":7}'])('damaged storage has no players: %s', (text) => {
  expect(parse(text)).toEqual(NO_PLAYERS);
});

test('damaged players are left out, the others are read', () => {
  const list = [{ id: 'a', name: 'Ada', picture: 'unknown' }, { id: 3 }, null, { id: 'a', name: 'Twin' }];
  expect(parse(JSON.stringify({ list, last: 'gone' }))).toEqual({
    list: [{ id: 'a', name: 'Ada', picture: 'cow' }],
    last: null,
  });
});

test('names must be visible and different', () => {
  const players = parse('{"list":[{"id":"a","name":"Ada","picture":"cow"}]}');
  expect(nameProblem(players, null, '  ')).toBe('missing');
  expect(nameProblem(players, null, 'ADA')).toBe('taken');
  expect(nameProblem(players, 'a', 'ADA')).toBe(null);
  const list = Array.from({ length: MAX_PLAYERS }, (_, at) => ({ ...players.list[0]!, id: `${at}` }));
  expect(nameProblem({ ...players, list }, null, 'Ben')).toBe('full');
  expect(freePicture(players)).not.toBe('cow');
});

test('players of two devices are put together without repeating any', () => {
  const here = '{"list":[{"id":"a","name":"Ada","picture":"cow"}],"last":"a"}';
  const other = '{"list":[{"id":"a","name":"Old","picture":"hat"},{"id":"b","name":"Ben","picture":"star"}]}';
  const merged = mergePlayers(parse(here), parse(other));
  expect(merged.list.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  expect(merged.last).toBe('a');
});

test('the page creates, renames and deletes players, and asks before it deletes', async () => {
  render(PlayersPage);
  await click(button('New player'));
  await click(button('Save'));
  expect(screen.getByRole('alert').textContent).toBe('Type a name first.');
  await input(screen.getByRole('textbox'), { target: { value: 'Ada' } });
  await click(screen.getByRole('radio', { name: 'Cow with a hat' }));
  await click(button('Save'));
  expect(devicePlayers().list).toMatchObject([{ name: 'Ada', picture: 'hat' }]);
  await click(button('Change'));
  await input(screen.getByRole('textbox'), { target: { value: 'Ida' } });
  await click(button('Save'));
  await click(button('Delete Ida'));
  await click(button('Keep'));
  expect(devicePlayers().list).toHaveLength(1);
  await click(button('Delete Ida'));
  await click(button('Delete'));
  expect(JSON.parse(localStorage.getItem(playersNote().key)!)).toEqual({ list: [], last: null });
});

const started = async (onstart: ReturnType<typeof vi.fn<(order: NewGame) => void>>): Promise<NewGame> => {
  await click(screen.getByTestId('start'));
  return onstart.mock.lastCall![0];
};

test('one tap chooses the player against a computer; nobody has to', async () => {
  const ada = devicePlayers().add('Ada', 'hat');
  const onstart = vi.fn<(order: NewGame) => void>();
  render(NewCowpath, { opponents: 'computer', onstart });
  expect((await started(onstart)).seats[0]).toEqual({ kind: 'person', name: null, player: null });
  await click(button('Ada'));
  expect((await started(onstart)).seats[0]).toEqual({ kind: 'person', name: 'Ada', player: ada.id });
  cleanup();
  render(NewTrio, { opponents: 'computer', onstart });
  expect((await started(onstart)).seats[0]).toEqual({ kind: 'person', name: 'Ada', player: ada.id });
  await click(button('Ada'));
  expect((await started(onstart)).seats[0]).toEqual({ kind: 'person', name: null, player: null });
});

test('a player sits once, and a typed name is nobody of this device', async () => {
  const ada = devicePlayers().add('Ada', 'hat');
  const onstart = vi.fn<(order: NewGame) => void>();
  render(NewCowpath, { opponents: 'people', onstart });
  const [crosses, circles] = [/Crosses$/, /Circles$/].map((name) =>
    within(screen.getByRole('group', { name })),
  );
  await click(crosses!.getByRole('button', { name: 'Ada' }));
  expect(circles!.queryByRole('button', { name: 'Ada' })).toBe(null);
  expect((await started(onstart)).seats[0]).toEqual({ kind: 'person', name: 'Ada', player: ada.id });
  await input(screen.getAllByRole('textbox')[0]!, { target: { value: 'Cleo' } });
  expect((await started(onstart)).seats[0]).toEqual({ kind: 'person', name: 'Cleo', player: null });
});

test('a player is found by the name that is used online, or nobody is', () => {
  const device = new DevicePlayers(memoryNotes());
  const ada = device.add('Ada', 'hat');
  const zoe = device.add('Zoé', 'cow');
  device.rememberLast(ada.id);
  expect(['ada', 'Zoe\u0301', 'Ben', ''].map((name) => playerNamed(name, device))).toEqual([
    ada.id,
    zoe.id,
    null,
    null,
  ]);
});

test('numbers are hidden the first time that a player works it out, and then as the last time', () => {
  const device = new DevicePlayers(memoryNotes());
  const ada = device.add('Ada', 'hat');
  expect([hidesAtFirst(ada.id, device), hidesAtFirst(null, device)]).toEqual([true, true]);
  keepHelp(ada.id, { help: 'work-out', hidesNumbers: false }, device);
  expect([hidesAtFirst(ada.id, device), hidesAtFirst(null, device)]).toEqual([false, true]);
  keepHelp(ada.id, { help: 'find', hidesNumbers: false }, device);
  expect(hidesAtFirst(ada.id, device)).toBe(false);
  expect(lastHelp(ada.id, device)).toEqual({ help: 'find', hidesNumbers: false });
});

test('the last help is stored for each player and for nobody in particular; damaged help is none', () => {
  const notes = memoryNotes();
  const device = new DevicePlayers(notes);
  const ada = device.add('Ada', 'hat');
  const workOut = { help: 'work-out', hidesNumbers: true } as const;
  keepHelp(ada.id, workOut, device);
  keepHelp(null, { help: 'find', hidesNumbers: false }, device);
  device.update({ id: ada.id, name: 'Ada L.', picture: 'star' });
  const again = new DevicePlayers(notes);
  expect(lastHelp(ada.id, again)).toEqual(workOut);
  expect(lastHelp(null, again).help).toBe('find');
  device.remove(ada.id);
  expect(lastHelp(null, device).help).toBe('find');
  for (const help of [7, null, { help: 'guess' }]) {
    notes.setItem(playersNote().key, JSON.stringify({ list: [], last: null, help }));
    expect(lastHelp(null, new DevicePlayers(notes)).help).toBe('show');
  }
});
