import { tokensOf } from '@abacow/table';
import { expect, test } from 'vitest';
import type { ComputerPlayer } from '../computer/computer.ts';
import { type NewGame, findGame, newGame } from '../local/games.ts';
import { LocalTable } from '../local/local-table.svelte.ts';
import { type Services, quietServices } from '../services/services.ts';
import { mayUndoHere } from './undo.ts';

const CHOICE = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' } as const;
const AGAINST: NewGame = {
  choice: CHOICE,
  opening: { kind: 'chosen', seat: 0 },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: null },
    { kind: 'computer', level: 1 },
  ],
  ownDice: true,
};
const FACES = '12345c';
const faces = (fall: string): readonly number[] => [...fall].map((face) => FACES.indexOf(face));

/** A computer that plays what the test says. */
const scripted = (...moves: string[]): ComputerPlayer =>
  ({
    move: () => Promise.resolve(moves.shift() ?? 't12345'),
    close: () => undefined,
  }) as unknown as ComputerPlayer;

const sitDown = async (services: Services, game: NewGame): Promise<LocalTable> => {
  const found = await findGame(services, await newGame(services, game));
  if (found.kind !== 'game') throw new Error(found.kind);
  return new LocalTable(services, found);
};

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};

const throwOwn = async (table: LocalTable, move: string, fall: string): Promise<void> => {
  table.play(move);
  expect(table.enterDice(faces(fall))).toBe(true);
  await settle();
};

/** The person marks c1, and the computer has thrown and marked d2. */
const replied = async (services = quietServices(scripted('t12345', 'd2'))) => {
  const table = await sitDown(services, AGAINST);
  await throwOwn(table, 't12345', '1c35c');
  table.play('c1');
  await settle();
  const undoable = [mayUndoHere(table)];
  expect(table.enterDice(faces('cc123'))).toBe(true);
  await settle();
  return { table, undoable, services };
};

test('against computers the last decision is undone while they play and after their reply', async () => {
  const { table, undoable } = await replied();
  expect([undoable, table.toAct, table.mine, table.mayTakeBack]).toEqual([[true], 0, true, 0]);
  expect(table.takeBack()).toBe(true);
  expect(tokensOf(table.state)).toEqual(['t12345=1c35c']);
  expect(table.announcements).toEqual([{ kind: 'taken-back', seat: 0 }]);
  expect([table.mine, table.mayTakeBack, mayUndoHere(table)]).toEqual([true, null, false]);
});

test('it is undone while the computer thinks, and the move that it finds is dropped', async () => {
  let answer: (move: string) => void = () => undefined;
  const thinking = {
    move: () => new Promise<string>((resolve) => (answer = resolve)),
    close: () => undefined,
  };
  const table = await sitDown(quietServices(thinking as unknown as ComputerPlayer), AGAINST);
  await throwOwn(table, 't12345', '1c35c');
  table.play('c1');
  await settle();
  expect(table.takeBack()).toBe(true);
  answer('t12345');
  await settle();
  expect([table.awaiting, table.trouble, table.mine]).toEqual([null, null, true]);
});

test('nothing is undone once the person throws, not even own dice that are not entered yet', async () => {
  const { table } = await replied();
  table.play('t12345');
  expect(mayUndoHere(table)).toBe(false);
  table.callOffThrow();
  expect(mayUndoHere(table)).toBe(true);
  await throwOwn(table, 't12345', '12345');
  expect(table.mayTakeBack).toBeNull();
});

test('an undone decision is saved, and the record says so', async () => {
  const { table, services } = await replied();
  table.takeBack();
  await table.whenSaved();
  const found = await findGame(services, table.id);
  expect(found).toMatchObject({ kind: 'game', table: { game: { takenBack: [{ seat: 0, from: 1 }] } } });
  expect(table.file()?.text).toContain('"takenBack"');
});

test('people who share a device undo until the next one throws', async () => {
  const seats = [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Ben' },
  ] as const;
  const table = await sitDown(quietServices(scripted()), { ...AGAINST, seats });
  await throwOwn(table, 't12345', '1c35c');
  table.play('c1');
  expect([table.toAct, mayUndoHere(table)]).toEqual([1, true]);
  await throwOwn(table, 't12345', 'cc123');
  expect(mayUndoHere(table)).toBe(false);
});
