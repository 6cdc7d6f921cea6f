import { expect, test } from 'vitest';
import type { ComputerPlayer } from '../computer/computer.ts';
import { type NewGame, findGame, newGame } from '../local/games.ts';
import { LocalTable } from '../local/local-table.svelte.ts';
import { LOST_MS, lostMs } from './lost-turn.svelte.ts';
import { type Services, quietServices } from '../services/services.ts';
import { trayOwner } from '../words/owner.ts';
import { waitsFor } from './waiting.ts';

const PEOPLE: NewGame = {
  choice: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 },
  opening: { kind: 'chosen', seat: 0 },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Ben' },
  ],
  ownDice: true,
};
const AGAINST: NewGame = { ...PEOPLE, seats: [PEOPLE.seats[0]!, { kind: 'computer', level: 1 }] };

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};

/** Pauses last until the test ends them. */
const sitDown = async (game: NewGame, more: Partial<Services> = {}) => {
  let moves = 0;
  const computer = {
    move: () => Promise.resolve((moves++, 't12')),
    close: () => undefined,
  } as unknown as ComputerPlayer;
  const pauses: { readonly ms: number; readonly end: () => void }[] = [];
  const wait = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      pauses.push({ ms, end: resolve });
      signal.addEventListener('abort', () => resolve());
    });
  const services = quietServices(computer, { wait, ...more });
  const found = await findGame(services, await newGame(services, game));
  if (found.kind !== 'game') throw new Error(found.kind);
  return { table: new LocalTable(services, found), pauses, moves: () => moves };
};

const throwOwn = (table: LocalTable, faces: readonly number[]): void => {
  if (table.awaiting === null) table.play('t12');
  expect(table.enterDice(faces)).toBe(true);
};

test('a lost turn stays on screen for a second before the next player can act', async () => {
  const { table, pauses } = await sitDown(PEOPLE);
  throwOwn(table, [5, 0]);
  expect([table.lost, table.toAct, table.mine, waitsFor(table)]).toEqual([0, 1, false, 'lost']);
  expect(trayOwner(table)).toEqual({ seat: 0, name: 'Ada' });
  expect(pauses.map(({ ms }) => ms)).toEqual([LOST_MS]);
  pauses[0]!.end();
  await settle();
  expect([table.lost, table.mine, waitsFor(table)]).toEqual([null, true, 'me']);
  expect(trayOwner(table)).toEqual({ seat: 1, name: 'Ben' });
});

test('a turn is also lost where no square is free', async () => {
  const { table } = await sitDown(PEOPLE);
  for (const faces of [
    [1, 1],
    [2, 3],
  ] as const) {
    throwOwn(table, faces);
    table.play(`${faces[0]}x${faces[1]}`);
  }
  throwOwn(table, [1, 1]);
  expect(table.lost).toBe(1);
});

test('a press ends the pause, and an old pause does not end a later one', async () => {
  const { table, pauses } = await sitDown(PEOPLE);
  throwOwn(table, [5, 0]);
  table.release();
  expect([table.lost, table.mine]).toEqual([null, true]);
  throwOwn(table, [0, 5]);
  pauses[0]!.end();
  await settle();
  expect(table.lost).toBe(1);
});

test('computers wait until the lost turn has been seen', async () => {
  const { table, pauses, moves } = await sitDown(AGAINST);
  throwOwn(table, [5, 0]);
  await settle();
  expect([table.lost, moves()]).toEqual([0, 0]);
  pauses[0]!.end();
  await settle();
  expect([table.lost, moves()]).toEqual([null, 1]);
});

test('rolling dice are waited for; at the highest speed nobody waits for a computer', async () => {
  const { state } = (await sitDown(AGAINST)).table;
  const [person, computer] = [0, 1];
  expect(lostMs(state, person, 'normal', 800)).toBe(LOST_MS + 800);
  expect(lostMs(state, computer, 'fast', 0)).toBe(LOST_MS);
  expect(lostMs(state, person, 'instant', 0)).toBe(LOST_MS);
  expect(lostMs(state, computer, 'instant', 0)).toBe(0);
});
