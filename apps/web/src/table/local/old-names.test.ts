import { expect, test, vi } from 'vitest';
import { browserServices } from '../services/browser.ts';
import type { ComputerPlayer } from '../computer/computer.ts';
import { findGame, newGame } from './games.ts';
import type { GameTable } from '../model/game-table.ts';
import { quietServices } from '../services/services.ts';
import { playAgain } from '../setup/again.ts';

const router = vi.hoisted(() => ({ go: vi.fn<(route: { readonly id: string }) => void>() }));
vi.mock('../../base/router/router.svelte.ts', () => router);
vi.mock('../services/browser.ts', () => ({ browserServices: vi.fn() }));

const refuse = (): Promise<never> => Promise.reject(new Error('not asked'));
const idle: ComputerPlayer = { move: refuse, advise: refuse, chances: refuse, close: () => undefined };

test('a game that an older version saved with format characters in a name can be played again', async () => {
  const services = quietServices(idle);
  vi.mocked(browserServices).mockReturnValue(services);
  const people = ['Ada', 'Bo'].map((name) => ({ kind: 'person' as const, name }));
  const id = await newGame(services, {
    choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
    opening: { kind: 'chosen', seat: 0 },
    clock: { kind: 'none' },
    seats: people,
  });
  const found = await findGame(services, id);
  if (found.kind !== 'game') throw new Error(found.kind);
  const seats = ['A\u202eda', 'Bo\u200d'].map((name) => ({
    kind: 'person' as const,
    name,
    holder: 'device',
  }));
  const old = { game: 'cowpath', table: { ...found.table, seats } } as unknown as GameTable;
  await playAgain(old, false);
  const again = await findGame(services, router.go.mock.lastCall![0].id);
  expect(again.kind === 'game' && again.table.seats).toMatchObject([{ name: 'Ada' }, { name: 'Bo' }]);
});
