/** What the app of November 2026 wrote in a browser can still be read: IndexedDB rows and every localStorage key. */
import { EARLIER } from './earlier.testing.ts';
import { tokensOf } from '@abacow/table';
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { listStored } from '../exercises/stored.ts';
import { CowpathTurn } from '../../games/cowpath/table/turn.svelte.ts';
import { readProgress } from '../../table/lesson/storage.ts';
import { Muted } from '../../table/online/muted.svelte.ts';
import { findGame, listGames } from '../../table/local/games.ts';
import { followKept } from '../../table/model/kept-dice.svelte.ts';
import { lastChoice } from '../../table/setup/last-choice.ts';
import { resumeGame } from '../../features/local-table/resume.ts';
import { type Services, quietServices } from '../../table/services/services.ts';
import { lastGuest } from '../../table/online/last-guest.ts';
import { DEFAULTS } from '../../base/settings/parse.ts';
import { readAgain, settings } from '../../base/settings/settings.svelte.ts';
import { browserEnvironment } from '../../features/sheets/environment.ts';
import { SheetEditor } from '../../features/sheets/sheet-editor.svelte.ts';
import { type Row, type RowStore, memoryRowStore } from '../../base/storage/row-store.ts';

const rowStoreWith = async (rows: readonly Row[]): Promise<RowStore> => {
  const rowStore = memoryRowStore();
  for (const row of rows) await rowStore.change(row.id, () => row);
  return rowStore;
};

const refuse = (): Promise<never> => Promise.reject(new Error('not asked'));

const page = async (): Promise<Services> => {
  const rowStore = await rowStoreWith(EARLIER.games);
  const computer = { move: refuse, advise: refuse, chances: refuse, close: () => undefined };
  return quietServices(computer, { rowStore: () => Promise.resolve(rowStore), notes: localStorage });
};

const idOf = (name: string): string => EARLIER.names[name]!;

describe('saved games', () => {
  test.each([
    { name: 'cowpath against a computer', phase: 'opening', tokens: 0 },
    { name: 'cowpath won', phase: 'over', tokens: 44 },
    { name: 'cowpath given up', phase: 'over', tokens: 3 },
    { name: 'cowpath tie', phase: 'over', tokens: 3 },
    { name: 'cowpath with own dice', phase: 'playing', tokens: 1 },
    { name: 'trio unfinished', phase: 'playing', tokens: 9 },
    { name: 'trio won', phase: 'over', tokens: 22 },
    { name: 'trio given up', phase: 'playing', tokens: 5 },
    { name: 'record of trio going on', phase: 'playing', tokens: 9 },
  ])('$name is rebuilt', async ({ name, phase, tokens }) => {
    const found = await findGame(await page(), idOf(name));
    if (found.kind !== 'game') throw new Error(found.kind);
    expect({ phase: found.table.phase, tokens: tokensOf(found.table).length }).toEqual({ phase, tokens });
  });

  test.each(['record of cowpath', 'record of trio'])('%s is read', async (name) => {
    expect((await findGame(await page(), idOf(name))).kind).toBe('record');
  });

  test('all of them are listed, none as damaged', async () => {
    const services = await page();
    const unfinished = await listGames(services, 'unfinished');
    const finished = await listGames(services, 'finished');
    expect([unfinished.readable.length, finished.readable.length]).toEqual([6, 6]);
    expect([...unfinished.damaged, ...finished.damaged]).toEqual([]);
  });

  test('moves that were not written when the page closed are found', async () => {
    const services = await page();
    const id = idOf('cowpath unfinished');
    const row = (await (await services.rowStore()).get(id)) as { readonly events: readonly unknown[] };
    expect(row.events).toHaveLength(10);
    const found = await findGame(services, id);
    expect(found.kind === 'game' && found.events).toHaveLength(12);
  });

  test('kept dice are found', async () => {
    const services = await page();
    const found = await resumeGame(services, idOf('cowpath with own dice'));
    if (found.kind !== 'table') throw new Error(found.kind);
    const turn = new CowpathTurn(found.table, services);
    const leave = $effect.root(() => followKept(found.table, turn, services.notes));
    flushSync();
    expect(turn.keptDice).toEqual([1, 3]);
    leave();
  });
});

test('exercises: an own mistake, two shipped ones and a removed one', async () => {
  const { stored, damaged } = await listStored(await rowStoreWith(EARLIER.exercises));
  expect(damaged).toEqual([]);
  expect(stored.map(({ kind }) => kind).sort()).toEqual(['own', 'removed', 'shipped', 'shipped']);
  expect(stored.find(({ kind }) => kind === 'own')).toMatchObject({
    chosen: '-',
    progress: { solved: 1, last: 20770 },
  });
});

describe('localStorage', () => {
  test('settings', () => {
    readAgain();
    expect({ ...settings }).toEqual({
      ...DEFAULTS,
      language: 'fr',
      theme: 'night',
      sounds: false,
      speed: 'slow',
      motion: 'reduced',
    });
  });

  test('the last choice of a computer player', () => {
    expect(lastChoice()).toEqual({ level: 5, side: 'o' });
  });

  test('lessons', () => {
    expect(readProgress()).toEqual({
      trails: { trio: ['t12', '5x7'] },
      finished: ['cowpath'],
    });
  });

  test('the last guest and muted players', () => {
    expect(lastGuest()).toBe('ZFzMobjsB8jk');
    expect(new Muted(localStorage, 'ncnPdhvwhhQP').guests).toEqual(['Qq4uLxsyume6']);
  });

  test('the own sheet', () => {
    const editor = new SheetEditor(browserEnvironment());
    editor.open('own');
    expect(editor.sheet?.text).toBe('x1co/2o3c/c4cx/o5xc');
  });
});
