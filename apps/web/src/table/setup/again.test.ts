import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { browserServices } from '../services/browser.ts';
import type { ComputerPlayer } from '../computer/computer.ts';
import { type NewGame, newGame } from '../local/games.ts';
import type { LocalTable } from '../local/local-table.svelte.ts';
import { resumeGame } from '../../features/local-table/resume.ts';
import { quietServices } from '../services/services.ts';
import { playAgain } from './again.ts';
import { whoIs } from '../words/who.ts';

const router = vi.hoisted(() => ({ go: vi.fn<(route: { readonly id: string }) => void>() }));
vi.mock('../../base/router/router.svelte.ts', () => router);
vi.mock('../services/browser.ts', () => ({ browserServices: vi.fn() }));

beforeAll(() => speak('en'));

const idle: ComputerPlayer = {
  move: () => Promise.reject(new Error('not asked')),
  advise: () => Promise.reject(new Error('not asked')),
  chances: () => Promise.reject(new Error('not asked')),
  close: () => undefined,
};

const GAME: NewGame = {
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  opening: { kind: 'chosen', seat: 0 },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bo' },
  ],
};

/** The table that is opened for a rematch of this game. */
const next = async (game: NewGame, swap: boolean): Promise<LocalTable> => {
  const services = quietServices(idle);
  vi.mocked(browserServices).mockReturnValue(services);
  const open = async (id: string): Promise<LocalTable> => {
    const found = await resumeGame(services, id);
    if (found.kind !== 'table') throw new Error(found.kind);
    return found.table;
  };
  const table = await open(await newGame(services, game));
  table.giveUp(0);
  await playAgain(table, swap);
  return open(router.go.mock.lastCall![0].id);
};

test.each([
  ['as before', false],
  ['with sides swapped', true],
])('a rematch of a game with real dice has real dice, %s', async (_, swap) => {
  const again = await next({ ...GAME, ownDice: true }, swap);
  expect([again.ownDice, again.state.dice.commitment]).toEqual([again, null]);
  expect((await next(GAME, swap)).ownDice).toBeUndefined();
});

test('a player without a name has none in the next game either, at any seat', async () => {
  const nameless: NewGame = { ...GAME, seats: [{ kind: 'person', name: null }, GAME.seats[1]!] };
  const again = await next(nameless, false);
  expect([0, 1].map((seat) => whoIs(again.state, seat).name)).toEqual(['Crosses', 'Bo']);
  const swapped = await next(nameless, true);
  expect([0, 1].map((seat) => whoIs(swapped.state, seat).name)).toEqual(['Bo', 'Circles']);
});
