import { tokensIn, tokensOf } from '@abacow/table';
import { expect, test } from 'vitest';
import type { ComputerPlayer } from '../computer/computer.ts';
import { CowpathTurn } from '../../games/cowpath/table/turn.svelte.ts';
import { type NewGame, newGame } from '../local/games.ts';
import { resumeGame } from '../../features/local-table/resume.ts';
import { type Services, quietServices } from '../services/services.ts';
import type { LocalTable } from '../local/local-table.svelte.ts';
import { trioTurn } from '../../games/trio/table/turn.ts';

const throwsAll: ComputerPlayer = {
  move: () => Promise.resolve('t12345'),
  advise: () => Promise.reject(new Error('not asked')),
  chances: () => Promise.reject(new Error('not asked')),
  close: () => undefined,
};

const COWPATH: NewGame = {
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  opening: { kind: 'lot' },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bo' },
  ],
  ownDice: true,
};

const sitDown = async (game: NewGame, services: Services): Promise<LocalTable> => {
  const found = await resumeGame(services, await newGame(services, game));
  if (found.kind !== 'table') throw new Error(found.kind);
  return found.table;
};

test('a throw waits until somebody enters the dice, and counts as entered', async () => {
  const services = quietServices(throwsAll);
  const table = await sitDown(COWPATH, services);
  const turn = new CowpathTurn(table, services);
  expect([table.ownDice, table.state.dice.commitment]).toEqual([table, null]);
  table.toss();
  expect([table.phase, table.awaiting?.dice, table.awaiting?.seat]).toEqual(['opening', [1], null]);
  expect(table.enterDice([2])).toBe(false);
  expect(table.enterDice([1])).toBe(true);
  expect([table.phase, table.toAct]).toEqual(['playing', 1]);

  turn.throwDice();
  expect(tokensOf(table.state)).toEqual([]);
  expect(table.awaiting?.dice).toEqual([1, 2, 3, 4, 5]);
  expect(table.enterDice([5, 5, 0, 1])).toBe(false);
  expect(table.enterDice([5, 5, 0, 1, 6])).toBe(false);
  expect(table.enterDice([5, 5, 0, 1, 2])).toBe(true);
  expect(tokensOf(table.state)).toEqual(['t12345=cc123']);
  expect(table.awaiting).toBeNull();

  turn.throwDice();
  expect(table.awaiting?.dice).toEqual([3, 4, 5]);
  table.enterDice([5, 5, 0]);
  expect(tokensOf(table.state).at(-1)).toBe('t345=cc1');
});

test('kept dice are cleared when the entered dice end the turn', async () => {
  const services = quietServices(throwsAll);
  const table = await sitDown({ ...COWPATH, opening: { kind: 'chosen', seat: 0 } }, services);
  const turn = new CowpathTurn(table, services);
  for (const faces of [
    [0, 1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ]) {
    turn.throwDice();
    table.enterDice(faces);
    if (turn.attempt === 1) turn.keep(1);
  }
  expect([turn.seat, turn.attempt, turn.kept.includes(true)]).toEqual([1, 0, false]);
});

test('a throw can be cancelled for another action', async () => {
  const services = quietServices(throwsAll);
  const table = await sitDown({ ...COWPATH, opening: { kind: 'chosen', seat: 0 } }, services);
  const turn = new CowpathTurn(table, services);
  turn.throwDice();
  table.enterDice([5, 5, 0, 1, 2]);
  turn.throwDice();
  table.callOffThrow();
  expect([table.awaiting, table.enterDice([0, 0, 0, 0, 0])]).toEqual([null, false]);
  turn.throwDice();
  expect(turn.mark('c1')).toBe(true);
  expect([table.awaiting, table.toAct]).toEqual([null, 1]);
});

test('people throw for the computer too, which waits meanwhile', async () => {
  const services = quietServices(throwsAll);
  const seats = [{ kind: 'computer', level: 1 }, COWPATH.seats[1]!] as const;
  const table = await sitDown({ ...COWPATH, seats, opening: { kind: 'chosen', seat: 0 } }, services);
  await expect.poll(() => table.awaiting?.seat).toBe(0);
  expect(tokensOf(table.state)).toEqual([]);
  table.enterDice([0, 1, 2, 3, 4]);
  expect(tokensOf(table.state)).toEqual(['t12345=12345']);
  await expect.poll(() => table.awaiting?.dice.length).toBe(5);
  expect([table.trouble, tokensIn(table.state)]).toEqual([null, 1]);
});

test('Trio: the roll-off and one die of two', async () => {
  const services = quietServices(throwsAll);
  const table = await sitDown(
    { ...COWPATH, choice: { game: 'trio', board: 'addition', players: 2, level: 'junior', target: 200 } },
    services,
  );
  const turn = trioTurn(table);
  for (const faces of [
    [1, 2],
    [9, 9],
  ]) {
    table.roll();
    expect(table.awaiting?.dice).toEqual([1, 2]);
    table.enterDice(faces);
  }
  expect([table.phase, table.toAct]).toEqual(['playing', 1]);
  turn.throwDice();
  table.enterDice([5, 7]);
  expect(tokensOf(table.state)).toEqual(['t12=57']);
  table.play('5x7');
  turn.keep(1);
  turn.throwDice();
  expect(table.awaiting).toMatchObject({ dice: [2], sides: 10 });
  table.enterDice([0]);
  expect(tokensOf(table.state).at(-1)).toBe('t2=0');
});

test('a reload and a rematch continue with real dice', async () => {
  const services = quietServices(throwsAll);
  const table = await sitDown({ ...COWPATH, opening: { kind: 'chosen', seat: 0 } }, services);
  table.play('t12345');
  table.enterDice([0, 0, 0, 1, 2]);
  await table.whenSaved();
  const again = await resumeGame(services, table.id);
  if (again.kind !== 'table') throw new Error(again.kind);
  expect([again.table.ownDice !== undefined, tokensOf(again.table.state)]).toEqual([true, ['t12345=11123']]);
  table.giveUp(0);
  expect([table.phase, table.state.dice.secret]).toEqual(['over', null]);
  const next = await resumeGame(services, await table.rematch());
  expect(next.kind === 'table' && next.table.ownDice !== undefined).toBe(true);
});
