/** What this version of the app writes in a browser can be read: rows and every localStorage key. */
import { tokensOf } from '@abacow/table';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import { memoryDatabase } from '../../base/storage/memory.ts';
import { KINDS } from '../../base/storage/row-store.ts';
import { readAgain, settings } from '../../base/settings/settings.svelte.ts';
import { browserEnvironment } from '../../features/sheets/environment.ts';
import { SheetEditor } from '../../features/sheets/sheet-editor.svelte.ts';
import { resumeGame } from '../../features/local-table/resume.ts';
import { CowpathTurn } from '../../games/cowpath/table/turn.svelte.ts';
import { lessonProgress } from '../../table/lesson/progress.ts';
import { findGame, listGames } from '../../table/local/games.ts';
import { followKept } from '../../table/model/kept-dice.svelte.ts';
import { type Services, quietServices } from '../../table/services/services.ts';
import { lastGame } from '../../table/setup/last-game.ts';
import { countedTry, storedTries } from '../day/tries.ts';
import { listStored } from '../exercises/stored.ts';
import { AnswerStore } from '../facts/answers.ts';
import { countDue, readPractice } from '../facts/practice-note.ts';
import { wantsWarmUp } from '../facts/warm-up-wish.ts';
import { storedWishes } from '../facts/wishes.svelte.ts';
import { listSummaries } from '../finished/store.ts';
import { devicePlayers } from '../players/device.svelte.ts';
import { lastHelp } from '../players/help.ts';
import { GAME_IDS, TEXTS, rowsOf } from './fixture.testing.ts';

const database = memoryDatabase();
const refuse = (): Promise<never> => Promise.reject(new Error('not asked'));
const computer = { move: refuse, advise: refuse, chances: refuse, close: () => undefined };
const services: Services = quietServices(computer, {
  rowStore: () => Promise.resolve(database.rows('games')),
  notes: localStorage,
});
const ADA = 'a1b2c3d4e5f60718';

beforeAll(async () => {
  for (const kind of KINDS)
    await database.rows(kind).changeAll(new Map(rowsOf(kind).map((row) => [row.id, row])));
  for (const [key, text] of TEXTS) localStorage.setItem(key, text);
});

describe('saved games', () => {
  test.each([
    { name: 'cowpath unfinished', phase: 'playing', tokens: 6 },
    { name: 'cowpath against a computer', phase: 'opening', tokens: 0 },
    { name: 'cowpath won', phase: 'over', tokens: 44 },
    { name: 'cowpath given up', phase: 'over', tokens: 3 },
    { name: 'cowpath tie', phase: 'over', tokens: 3 },
    { name: 'cowpath with own dice', phase: 'playing', tokens: 1 },
    { name: 'trio unfinished', phase: 'playing', tokens: 9 },
    { name: 'trio won', phase: 'over', tokens: 22 },
    { name: 'trio given up', phase: 'playing', tokens: 5 },
    { name: 'record of trio going on', phase: 'playing', tokens: 9 },
  ] as const)('$name is rebuilt', async ({ name, phase, tokens }) => {
    const found = await findGame(services, GAME_IDS[name]);
    if (found.kind !== 'game') throw new Error(found.kind);
    expect({ phase: found.table.phase, tokens: tokensOf(found.table).length }).toEqual({ phase, tokens });
  });

  test.each(['record of cowpath', 'record of trio'] as const)('%s is read', async (name) => {
    expect((await findGame(services, GAME_IDS[name])).kind).toBe('record');
  });

  test('all of them are listed, none as damaged', async () => {
    const unfinished = await listGames(services, 'unfinished');
    const finished = await listGames(services, 'finished');
    expect([unfinished.readable.length, finished.readable.length]).toEqual([6, 6]);
    expect([...unfinished.damaged, ...finished.damaged]).toEqual([]);
  });

  test('kept dice are found', async () => {
    const found = await resumeGame(services, GAME_IDS['cowpath with own dice']);
    if (found.kind !== 'table') throw new Error(found.kind);
    const turn = new CowpathTurn(found.table, services);
    const leave = $effect.root(() => followKept(found.table, turn, services.notes));
    flushSync();
    expect(turn.keptDice).toEqual([1, 3]);
    leave();
  });
});

test('exercises: an own mistake, two shipped ones and a removed one', async () => {
  const { stored, damaged } = await listStored(database.rows('exercises'));
  expect(damaged).toEqual([]);
  expect(stored.map(({ kind }) => kind).sort()).toEqual(['own', 'removed', 'shipped', 'shipped']);
  expect(stored.find(({ kind }) => kind === 'own')).toMatchObject({
    chosen: '-',
    progress: { solved: 1, last: 20771 },
  });
});

test('summaries and answers', async () => {
  const summaries = await listSummaries(database.rows('history'));
  expect(summaries).toHaveLength(6);
  expect(summaries[0]?.analysis).toHaveLength(summaries[0]!.seats.length);
  const answers = new AnswerStore(() => Promise.resolve(database.rows('answers')));
  expect(await answers.answers(ADA)).toMatchObject([{ given: 56 }]);
  expect(await answers.answers(null)).toMatchObject([{ given: 14 }]);
});

describe('localStorage', () => {
  test('settings', () => {
    readAgain();
    expect({ ...settings }).toEqual({
      language: 'fr',
      theme: 'night',
      sounds: false,
      volume: 40,
      speed: 'slow',
      motion: 'reduced',
      coordinates: false,
      confirmMarks: true,
      passDevice: true,
    });
  });

  test('players and their help', () => {
    devicePlayers().read();
    expect(devicePlayers().list).toMatchObject([{ id: ADA, name: 'Ada', picture: 'hat' }]);
    expect(lastHelp(ADA)).toEqual({ help: 'work-out', hidesNumbers: true });
    expect(lastHelp(null).help).toBe('find');
  });

  test('lessons, practice and the warm-up', () => {
    expect(lessonProgress.read()).toEqual({ trails: { trio: ['t12', '5x7'] }, finished: ['cowpath'] });
    expect(storedWishes().timer).toBe(true);
    expect(storedWishes().of(ADA).tables).toEqual([2, 5]);
    expect(countDue(readPractice(ADA), 1794800113000)).toBe(1);
    expect(wantsWarmUp()).toBe(true);
  });

  test('the last game, the tries of a day and the own sheet', () => {
    expect(lastGame('cowpath')?.order.seats[1]).toEqual({ kind: 'computer', level: 5 });
    expect(countedTry(storedTries.read(), '2026-11-16', ADA)?.result?.end).toBe('won');
    expect(storedTries.read().strongest['2026-11-16']?.marks).toEqual([1, 1]);
    const editor = new SheetEditor(browserEnvironment());
    editor.open('own');
    expect(editor.sheet?.text).toBe('x1co/2o3c/c4cx/o5xc');
  });
});
