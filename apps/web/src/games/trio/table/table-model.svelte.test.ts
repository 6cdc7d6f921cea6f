import { parseSquare } from '@abacow/rules/trio';
import type { SeatHelp } from '@abacow/table';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { announced } from '../../../base/announce/announce.svelte.ts';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { newGame } from '../../../table/local/games.ts';
import type { LocalTable } from '../../../table/local/local-table.svelte.ts';
import { resumeGame } from '../../../features/local-table/resume.ts';
import { quietServices } from '../../../table/services/services.ts';
import { TrioTableModel } from './table-model.svelte.ts';

const SHOW: SeatHelp = { help: 'show', hidesNumbers: false };
const never = (): Promise<never> => Promise.reject(new Error('not asked'));
const idle = { move: never, advise: never, chances: never, close: () => undefined };
let leave = (): void => undefined;

beforeAll(() => speak('en'));
beforeEach(() => change({ confirmMarks: false }));
afterEach(() => leave());

const sitDown = async (help: SeatHelp, choice: object = {}) => {
  const services = quietServices(idle);
  const id = await newGame(services, {
    choice: {
      game: 'trio',
      board: 'multiplication',
      players: 2,
      level: 'intermediate',
      target: 500,
      ...choice,
    },
    opening: { kind: 'chosen', seat: 0 },
    clock: { kind: 'none' },
    seats: [
      { kind: 'person', name: 'Ada', help },
      { kind: 'person', name: 'Ben' },
    ],
    ownDice: true,
  });
  const found = await resumeGame(services, id);
  if (found.kind !== 'table') throw new Error(found.kind);
  const { table } = found;
  let model!: TrioTableModel;
  leave = $effect.root(() => void (model = new TrioTableModel(table, services)));
  flushSync();
  return { table, model, throwDice: (...faces: number[]) => throwAt(table, model, faces) };
};

const throwAt = (table: LocalTable, model: TrioTableModel, faces: readonly number[]): void => {
  model.throwDice();
  table.enterDice(faces);
  flushSync();
};

test('the task follows the turn: throw, place, and the other player throws', async () => {
  const { model, table, throwDice } = await sitDown(SHOW);
  expect([model.task, model.throwButton]).toEqual([
    'throw',
    { text: 'Throw both dice', open: true, lost: false },
  ]);
  throwDice(7, 8);
  expect([model.task, model.banner.title]).toEqual(['place', expect.stringContaining('Ada')]);
  model.pick(parseSquare('7x8')!);
  flushSync();
  expect([model.task, table.toAct]).toEqual(['throw', 1]);
});

test('a placement is confirmed where marks are confirmed', async () => {
  change({ confirmMarks: true });
  const { model, throwDice } = await sitDown(SHOW);
  throwDice(7, 8);
  model.pick(parseSquare('7x8')!);
  expect([model.task, model.confirmText]).toEqual(['confirm', expect.stringContaining('7')]);
  model.turn.confirm();
  expect([model.task, model.confirmText]).toEqual(['throw', '']);
});

test('a player who works it out types first; a square too early is refused in words', async () => {
  const { model, throwDice } = await sitDown({ help: 'work-out', hidesNumbers: false });
  throwDice(7, 8);
  expect(model.task).toBe('work-out');
  model.pick(parseSquare('7x8')!);
  expect(announced()).not.toBe('');
  model.asking.give(56);
  expect([model.task, model.banner.joy]).toEqual(['place', true]);
});

test('the name of a square does not answer the question', async () => {
  const { model, throwDice } = await sitDown({ help: 'find', hidesNumbers: false });
  throwDice(7, 8);
  expect([model.task, model.labelOf(model.story.states[0]!)]).toEqual(['find', '1, free']);
});

test('after two wrong answers the answer is explained, and the help ends with the question', async () => {
  const help: SeatHelp = { help: 'work-out', hidesNumbers: false };
  const { model, table, throwDice } = await sitDown(help);
  throwDice(7, 8);
  model.asking.give(1);
  model.helpMe();
  expect(model.explained).toBeNull();
  model.asking.give(2);
  model.helpMe();
  expect([model.explained, model.task]).toEqual([model.position, 'place']);
  model.pick(parseSquare('7x8')!);
  flushSync();
  expect(table.state.helps[0]).toEqual(help);
});

test('a lost turn stays on the button until it is pressed', async () => {
  const { model, table, throwDice } = await sitDown(SHOW);
  throwDice(0, 8);
  expect([model.throwButton.lost, model.throwButton.open, table.lost]).toEqual([true, true, 0]);
  model.throwDice();
  flushSync();
  expect([model.throwButton.lost, table.lost]).toEqual([false, null]);
});
