import { gameAt } from '@abacow/table';
import { expect, test } from 'vitest';
import type { ComputerPlayer } from '../computer/computer.ts';
import { type NewGame, findGame, newGame } from './games.ts';
import { LocalTable } from './local-table.svelte.ts';
import { quietServices } from '../services/services.ts';
import { waitsFor } from '../model/waiting.ts';

const GAME: NewGame = {
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  opening: { kind: 'chosen', seat: 0 },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Ben' },
  ],
};

const sitDown = async (game: NewGame, passes = true) => {
  let now = 1_000_000;
  const computer = { move: () => new Promise(() => undefined), close: () => undefined };
  const services = quietServices(computer as unknown as ComputerPlayer, {
    passesDevice: () => passes,
    now: () => now,
  });
  const found = await findGame(services, await newGame(services, game));
  if (found.kind !== 'game') throw new Error(found.kind);
  return { table: new LocalTable(services, found), pass: (ms: number) => void (now += ms) };
};

test('between the turns of two people the table waits until the next one has the device', async () => {
  const { table } = await sitDown(GAME);
  expect([table.passTo, table.mine]).toEqual([null, true]);
  table.play('t12345');
  expect(table.passTo).toBeNull();
  table.play('-');
  expect([table.passTo, table.mine, waitsFor(table)]).toEqual([1, false, 'pass']);
  table.ready();
  expect([table.passTo, table.mine, waitsFor(table)]).toEqual([null, true, 'me']);
});

test('the player before can still undo', async () => {
  const { table } = await sitDown(GAME);
  table.play('t12345');
  table.play('-');
  expect(table.takeBack()).toBe(true);
  expect([table.passTo, table.toAct, table.mine]).toEqual([null, 0, true]);
});

test('nobody is asked without the setting, or alone against a computer', async () => {
  for (const { table } of [
    await sitDown(GAME, false),
    await sitDown({ ...GAME, seats: [GAME.seats[0]!, { kind: 'computer', level: 1 }] }),
  ]) {
    table.play('t12345');
    table.play('-');
    expect(table.passTo).toBeNull();
  }
});

test('no clock runs while the device is passed on', async () => {
  const { table, pass } = await sitDown({ ...GAME, clock: { kind: 'game', ms: 60_000 } });
  table.play('t12345');
  table.play('-');
  expect(gameAt(table.state).paused).toBe(true);
  pass(50_000);
  table.ready();
  expect([gameAt(table.state).paused, gameAt(table.state).time.spent]).toEqual([false, [0, 0]]);
  table.play('t12345');
  table.play('-');
  pass(50_000);
  expect(table.takeBack()).toBe(true);
  expect([gameAt(table.state).paused, gameAt(table.state).time.spent[1]]).toEqual([false, 0]);
});
