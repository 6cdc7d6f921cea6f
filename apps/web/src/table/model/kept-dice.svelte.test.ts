import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { ComputerPlayer } from '../computer/computer.ts';
import { CowpathTurn } from '../../games/cowpath/table/turn.svelte.ts';
import { type NewGame, newGame } from '../local/games.ts';
import { type Keeping, followKept } from './kept-dice.svelte.ts';
import type { LocalTable } from '../local/local-table.svelte.ts';
import { resumeGame } from '../../features/local-table/resume.ts';
import { type Services, quietServices } from '../services/services.ts';
import { trioTurn } from '../../games/trio/table/turn.ts';

const COWPATH: NewGame = {
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  opening: { kind: 'chosen', seat: 0 },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bo' },
  ],
  ownDice: true,
};
const TRIO: NewGame = {
  ...COWPATH,
  choice: { game: 'trio', board: 'addition', players: 2, level: 'junior', target: 200 },
};

const sitDown = async (game: NewGame, services: Services): Promise<LocalTable> => {
  const found = await resumeGame(services, await newGame(services, game));
  if (found.kind !== 'table') throw new Error(found.kind);
  return found.table;
};

/** A page load: reads the stored dice, acts, and leaves. */
const visit = <Turn extends Keeping>(
  table: LocalTable,
  turn: Turn,
  services: Services,
  act: (turn: Turn) => void = () => undefined,
): readonly number[] => {
  const leave = $effect.root(() => followKept(table, turn, services.notes));
  const found = turn.keptDice;
  act(turn);
  flushSync();
  leave();
  return found;
};

const throwDice = (table: LocalTable, selection: string, faces: readonly number[]): void => {
  table.play(selection);
  table.enterDice(faces);
};

test('kept dice are restored, but only for the same throw', async () => {
  const services = quietServices({} as ComputerPlayer);
  const table = await sitDown(COWPATH, services);
  const load = (act?: (turn: CowpathTurn) => void): readonly number[] =>
    visit(table, new CowpathTurn(table, services), services, act);
  throwDice(table, 't12345', [0, 1, 2, 3, 4]);
  expect(load((turn) => [1, 3].forEach((die) => turn.keep(die)))).toEqual([]);
  expect(load((turn) => turn.keep(1))).toEqual([1, 3]);
  expect(load((turn) => turn.keep(3))).toEqual([3]);
  expect(load((turn) => turn.keep(2))).toEqual([]);
  throwDice(table, 't1345', [0, 2, 3, 4]);
  expect(load()).toEqual([]);
});

test('matching dice that were released by hand stay released after a reload', async () => {
  const services = quietServices({} as ComputerPlayer);
  const table = await sitDown(COWPATH, services);
  throwDice(table, 't12345', [5, 5, 2, 3, 4]);
  const load = (act?: (turn: CowpathTurn) => void): readonly number[] =>
    visit(table, new CowpathTurn(table, services), services, act);
  expect(load()).toEqual([1, 2]);
  expect(load((turn) => [1, 2].forEach((die) => turn.keep(die)))).toEqual([1, 2]);
  expect(load()).toEqual([]);
});

test('another table neither uses nor deletes the stored dice', async () => {
  const services = quietServices({} as ComputerPlayer);
  const [one, other] = [await sitDown(COWPATH, services), await sitDown(COWPATH, services)];
  for (const table of [one, other]) throwDice(table, 't12345', [0, 1, 2, 3, 4]);
  visit(one, new CowpathTurn(one, services), services, (turn) => turn.keep(5));
  expect(visit(other, new CowpathTurn(other, services), services)).toEqual([]);
  expect(visit(one, new CowpathTurn(one, services), services)).toEqual([5]);
});

test("Trio's kept die is restored", async () => {
  const services = quietServices({} as ComputerPlayer);
  const table = await sitDown(TRIO, services);
  throwDice(table, 't12', [5, 7]);
  table.play('5x7');
  visit(table, trioTurn(table), services, (turn) => turn.keep(2));
  expect(visit(table, trioTurn(table), services)).toEqual([2]);
});
