import { tokensOf } from '@abacow/table';
import { expect, test, vi } from 'vitest';
import { newGame, findGame } from '../../table/local/games.ts';
import { LocalTable } from '../../table/local/local-table.svelte.ts';
import { type Services, quietServices } from '../../table/services/services.ts';
import type { RowStore } from '../../base/storage/row-store.ts';

const nobody = () => Promise.reject(new Error('no computer plays here'));
const computer = { move: nobody, advise: nobody, chances: nobody, close: () => undefined };

const game = {
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  opening: { kind: 'lot' },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Ben' },
  ],
} as const;

/** Services whose row store can stop writing, and whose page can be hidden. */
const setUp = () => {
  let stuck = false;
  let finish: (() => Promise<unknown>) | null = null;
  let away: () => void = () => undefined;
  const quiet = quietServices(computer, {
    whenHidden: (call) => {
      away = call;
      return () => undefined;
    },
  });
  const rowStore = async (): Promise<RowStore> => {
    const real = await quiet.rowStore();
    const append: RowStore['append'] = (...write) => {
      finish = () => real.append(...write);
      return stuck ? new Promise<boolean>(() => undefined) : real.append(...write);
    };
    return { ...real, append };
  };
  const services: Services = { ...quiet, rowStore };
  return { services, hold: (on: boolean) => (stuck = on), hide: () => away(), begun: () => finish };
};

const open = async (services: Services, id: string): Promise<LocalTable> => {
  const found = await findGame(services, id);
  if (found.kind !== 'game') throw new Error(found.kind);
  return new LocalTable(services, found);
};

test('events that were not written when the page closed are there when the game is opened again', async () => {
  const { services, hold, hide } = setUp();
  const id = await newGame(services, game);
  const table = await open(services, id);
  hold(true);
  expect(table.toss()).toBe(true);
  expect(table.play('t12345')).toBe(true);
  hide();
  hold(false);
  const again = await open(services, id);
  expect(tokensOf(again.state)).toEqual(tokensOf(table.state));
  expect(tokensOf(again.state)).toHaveLength(1);
});

test('a write that the closing page has begun may still be finished, before the game is opened again', async () => {
  const { services, hold, hide, begun } = setUp();
  const id = await newGame(services, game);
  const table = await open(services, id);
  hold(true);
  table.toss();
  await vi.waitFor(() => expect(begun()).not.toBeNull());
  const finish = begun()!;
  table.play('t12345');
  hide();
  await finish();
  hold(false);
  const again = await open(services, id);
  expect(again.state).toEqual(table.state);
  expect(tokensOf(again.state)).toHaveLength(1);
});

test('a saved game leaves no note, and an old note changes nothing', async () => {
  const { services, hold, hide } = setUp();
  const id = await newGame(services, game);
  const table = await open(services, id);
  table.toss();
  await table.whenSaved();
  hide();
  expect(services.notes.getItem(`abacow unsaved ${id}`)).toBeNull();
  hold(true);
  table.play('t12345');
  hide();
  hold(false);
  const note = services.notes.getItem(`abacow unsaved ${id}`)!;
  const again = await open(services, id);
  again.play('-');
  await again.whenSaved();
  services.notes.setItem(`abacow unsaved ${id}`, note);
  expect(tokensOf((await open(services, id)).state)).toHaveLength(2);
});

test.each(['', 'nonsense', '{}', '{"id":"other"}'])('a damaged note %j is ignored', async (note) => {
  const { services } = setUp();
  const id = await newGame(services, game);
  services.notes.setItem(`abacow unsaved ${id}`, note);
  expect((await findGame(services, id)).kind).toBe('game');
  expect(services.notes.getItem(`abacow unsaved ${id}`)).toBeNull();
});
