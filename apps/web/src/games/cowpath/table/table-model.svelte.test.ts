import { ATTEMPTS } from '@abacow/rules/cowpath';
import { tokensOf } from '@abacow/table';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { announced } from '../../../base/announce/announce.svelte.ts';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import type { Chances } from '../../../table/computer/computer.ts';
import { newGame } from '../../../table/local/games.ts';
import { resumeGame } from '../../../features/local-table/resume.ts';
import { quietServices } from '../../../table/services/services.ts';
import { CowpathTableModel } from './table-model.svelte.ts';

const never = (): Promise<never> => Promise.reject(new Error('not asked'));
let leave = (): void => undefined;

beforeAll(() => speak('en'));
beforeEach(() => change({ confirmMarks: false }));
afterEach(() => leave());

/** Real dice, so that a test says what they show. */
const sitDown = async () => {
  const asked: number[] = [];
  const services = quietServices({
    move: never,
    advise: never,
    chances: (game) => {
      asked.push(game.tokens.length);
      return Promise.resolve({} as Chances);
    },
    close: () => undefined,
  });
  const id = await newGame(services, {
    choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
    opening: { kind: 'lot' },
    clock: { kind: 'none' },
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Ben' },
    ],
    ownDice: true,
  });
  const found = await resumeGame(services, id);
  if (found.kind !== 'table') throw new Error(found.kind);
  const { table } = found;
  let model!: CowpathTableModel;
  leave = $effect.root(() => void (model = new CowpathTableModel(table, services)));
  flushSync();
  const throwDice = (...faces: number[]): void => {
    model.press();
    if (!table.enterDice(faces)) throw new Error('no dice');
    flushSync();
  };
  return { table, model, asked, throwDice };
};

test('the main key tosses the coin, then throws the dice', async () => {
  const { model, table, throwDice } = await sitDown();
  expect(model.isOpening).toBe(true);
  throwDice(0);
  expect([model.isOpening, table.phase, model.attempt]).toEqual([false, 'playing', 0]);
  throwDice(1, 2, 3, 4, 5);
  expect([model.attempt, model.faces, model.throws]).toEqual([1, [1, 2, 3, 4, 5], [1, 1, 1, 1, 1]]);
  expect(tokensOf(table.state)).toHaveLength(1);
});

test('the coin stays on the table with its result until somebody throws', async () => {
  const { model, throwDice } = await sitDown();
  expect([model.beginner, model.button.text]).toEqual([null, 'Toss the coin']);
  throwDice(1);
  expect([model.beginner, model.button.text]).toEqual([1, 'Throw the dice']);
  throwDice(0, 1, 2, 3, 4);
  expect(model.beginner).toBeNull();
});

test('kept dice are not thrown again; a lost turn is shown as the last attempt until it is released', async () => {
  const { model, table, throwDice } = await sitDown();
  throwDice(0);
  throwDice(1, 2, 3, 4, 5);
  model.turn.keep(1);
  throwDice(2, 3, 4, 5);
  expect([model.attempt, model.throws]).toEqual([2, [1, 2, 2, 2, 2]]);
  throwDice(2, 3, 4, 5);
  expect([table.lost, model.attempt, model.button.ready]).toEqual([0, ATTEMPTS, true]);
  model.press();
  flushSync();
  expect([table.lost, model.turn.seat]).toEqual([null, 1]);
});

test('while something can be marked, a throw is not the main button and says what it does', async () => {
  const { model, throwDice } = await sitDown();
  throwDice(0);
  expect(model.button).toEqual({ text: 'Throw the dice', ready: true, calm: false });
  throwDice(0, 1, 2, 3, 4);
  expect(model.button).toEqual({ text: 'Throw all five again', ready: true, calm: false });
  throwDice(5, 5, 5, 3, 4);
  expect(model.button).toEqual({ text: 'Throw the other two', ready: true, calm: true });
  for (const die of [1, 2, 3]) model.turn.keep(die);
  expect(model.button).toEqual({ text: 'Throw all five again?', ready: true, calm: true });
});

test('four of a kind is thrown away only after a question, asked once', async () => {
  const { model, table, throwDice } = await sitDown();
  throwDice(0);
  throwDice(5, 5, 5, 5, 4);
  expect(model.button).toEqual({ text: 'Throw the other one', ready: true, calm: true });
  model.turn.keep(1);
  model.press();
  expect([model.asksThrowAway, table.ownDice?.awaiting]).toEqual([true, null]);
  model.answerThrowAway(false);
  expect([model.asksThrowAway, tokensOf(table.state)]).toEqual([false, ['t12345=cccc5']]);
  model.press();
  model.answerThrowAway(true);
  expect([model.asksThrowAway, table.ownDice?.awaiting?.dice]).toEqual([false, [1, 5]]);
});

test('the dice that stay on the table are announced', async () => {
  const { throwDice } = await sitDown();
  throwDice(0);
  throwDice(2, 2, 0, 1, 3);
  flushSync();
  expect(announced()).toMatch(/Kept: the two threes\.$/);
});

test('chances are asked for while they are shown, once for a position', async () => {
  const { model, asked, throwDice } = await sitDown();
  throwDice(0);
  throwDice(1, 2, 3, 4, 5);
  expect(asked).toEqual([]);
  model.showsChances = true;
  flushSync();
  await Promise.resolve();
  flushSync();
  expect(asked).toEqual([1]);
});
