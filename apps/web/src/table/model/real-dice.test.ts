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
  const local = await sitDown(COWPATH, services);
  const turn = new CowpathTurn(local, services);
  expect([local.ownDice, local.table.dice.commitment]).toEqual([local, null]);
  local.toss();
  expect([local.phase, local.awaiting?.dice, local.awaiting?.seat]).toEqual(['opening', [1], null]);
  expect(local.enterDice([2])).toBe(false);
  expect(local.enterDice([1])).toBe(true);
  expect([local.phase, local.toAct]).toEqual(['playing', 1]);

  turn.throwDice();
  expect(tokensOf(local.table)).toEqual([]);
  expect(local.awaiting?.dice).toEqual([1, 2, 3, 4, 5]);
  expect(local.enterDice([5, 5, 0, 1])).toBe(false);
  expect(local.enterDice([5, 5, 0, 1, 6])).toBe(false);
  expect(local.enterDice([5, 5, 0, 1, 2])).toBe(true);
  expect(tokensOf(local.table)).toEqual(['t12345=cc123']);
  expect(local.awaiting).toBeNull();

  turn.keep(1);
  turn.keep(2);
  turn.throwDice();
  expect(local.awaiting?.dice).toEqual([3, 4, 5]);
  local.enterDice([5, 5, 0]);
  expect(tokensOf(local.table).at(-1)).toBe('t345=cc1');
});

test('kept dice are cleared when the entered dice end the turn', async () => {
  const services = quietServices(throwsAll);
  const local = await sitDown({ ...COWPATH, opening: { kind: 'chosen', seat: 0 } }, services);
  const turn = new CowpathTurn(local, services);
  for (const faces of [
    [0, 1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ]) {
    turn.throwDice();
    local.enterDice(faces);
    if (turn.attempt === 1) turn.keep(1);
  }
  expect([turn.seat, turn.attempt, turn.kept.includes(true)]).toEqual([1, 0, false]);
});

test('a throw can be cancelled for another action', async () => {
  const services = quietServices(throwsAll);
  const local = await sitDown({ ...COWPATH, opening: { kind: 'chosen', seat: 0 } }, services);
  const turn = new CowpathTurn(local, services);
  turn.throwDice();
  local.enterDice([5, 5, 0, 1, 2]);
  turn.throwDice();
  local.callOffThrow();
  expect([local.awaiting, local.enterDice([0, 0, 0, 0, 0])]).toEqual([null, false]);
  turn.throwDice();
  expect(turn.mark('c1')).toBe(true);
  expect([local.awaiting, local.toAct]).toEqual([null, 1]);
});

test('people throw for the computer too, which waits meanwhile', async () => {
  const services = quietServices(throwsAll);
  const seats = [{ kind: 'computer', level: 1 }, COWPATH.seats[1]!] as const;
  const local = await sitDown({ ...COWPATH, seats, opening: { kind: 'chosen', seat: 0 } }, services);
  await expect.poll(() => local.awaiting?.seat).toBe(0);
  expect(tokensOf(local.table)).toEqual([]);
  local.enterDice([0, 1, 2, 3, 4]);
  expect(tokensOf(local.table)).toEqual(['t12345=12345']);
  await expect.poll(() => local.awaiting?.dice.length).toBe(5);
  expect([local.trouble, tokensIn(local.table)]).toEqual([null, 1]);
});

test('Trio: the roll-off and one die of two', async () => {
  const services = quietServices(throwsAll);
  const local = await sitDown(
    { ...COWPATH, choice: { game: 'trio', board: 'addition', players: 2, level: 'junior', target: 200 } },
    services,
  );
  const turn = trioTurn(local);
  for (const faces of [
    [1, 2],
    [9, 9],
  ]) {
    local.roll();
    expect(local.awaiting?.dice).toEqual([1, 2]);
    local.enterDice(faces);
  }
  expect([local.phase, local.toAct]).toEqual(['playing', 1]);
  turn.throwDice();
  local.enterDice([5, 7]);
  expect(tokensOf(local.table)).toEqual(['t12=57']);
  local.play('5x7');
  turn.keep(1);
  turn.throwDice();
  expect(local.awaiting).toMatchObject({ dice: [2], sides: 10 });
  local.enterDice([0]);
  expect(tokensOf(local.table).at(-1)).toBe('t2=0');
});

test('a reload and a rematch continue with real dice', async () => {
  const services = quietServices(throwsAll);
  const local = await sitDown({ ...COWPATH, opening: { kind: 'chosen', seat: 0 } }, services);
  local.play('t12345');
  local.enterDice([0, 0, 0, 1, 2]);
  await local.whenSaved();
  const again = await resumeGame(services, local.id);
  if (again.kind !== 'table') throw new Error(again.kind);
  expect([again.table.ownDice !== undefined, tokensOf(again.table.table)]).toEqual([true, ['t12345=11123']]);
  local.giveUp(0);
  expect([local.phase, local.table.dice.secret]).toEqual(['over', null]);
  const next = await resumeGame(services, await local.rematch());
  expect(next.kind === 'table' && next.table.ownDice !== undefined).toBe(true);
});
