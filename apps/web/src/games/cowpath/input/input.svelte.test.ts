import type { CowpathPosition } from '@abacow/rules/cowpath';
import { expect, test, vi } from 'vitest';
import { SMALL_SHEET } from '../learn/rules.ts';
import { cowpathAfter, cowpathSetup } from '../learn/shorthand.ts';
import { CowpathInput, type InputRefusal } from './input.svelte.ts';

const after = (...tokens: readonly string[]): CowpathPosition =>
  cowpathAfter(cowpathSetup(SMALL_SHEET), tokens);

/** Moves are only recorded; `arrive` sets the next position. */
const sitDown = (start: CowpathPosition, mine = true, confirms = false, matches = false) => {
  let position = $state.raw(start);
  const moves: string[] = [];
  const onrefuse = vi.fn<(why: InputRefusal) => void>();
  const onselect = vi.fn<(square: string) => void>();
  const input = new CowpathInput({
    position: () => position,
    mine: () => mine,
    onmove: (move) => moves.push(move) > 0,
    onrefuse,
    confirms: () => confirms,
    onselect,
    matches: () => matches,
  });
  const arrive = (next: CowpathPosition): void => void (position = next);
  return { moves, input, onrefuse, onselect, arrive };
};

test('with confirmation, a square is selected first and marked when it is chosen again', () => {
  const { input, moves, onselect, arrive } = sitDown(after('t12345=ccc45'), true, true);
  input.mark('c1');
  expect([input.selected, moves, onselect.mock.calls]).toEqual(['c1', [], [['c1']]]);
  input.mark('d2');
  expect([input.selected, moves]).toEqual(['d2', []]);
  input.onkeydown(new KeyboardEvent('keydown', { key: 'Escape' }), { enter: vi.fn(), main: vi.fn() });
  expect([input.selected, input.confirm()]).toEqual([null, false]);
  input.mark('c1');
  input.keep(1);
  expect(input.selected).toBeNull();
  input.mark('c1');
  input.mark('c1');
  input.mark('d2');
  input.confirm();
  expect(moves).toEqual(['c1', 'd2']);
  arrive(after('t12345=ccc45', 'd2'));
  expect(input.selected).toBeNull();
});

test('without confirmation, a square is marked at once', () => {
  const { input, moves, onselect } = sitDown(after('t12345=ccc45'));
  input.mark('c1');
  expect([input.selected, moves, onselect.mock.calls]).toEqual([null, ['c1'], []]);
});

test('kept dice stay on the table, and a kept die can be released', () => {
  const { input, moves } = sitDown(after('t12345=12345'));
  for (const die of [2, 4, 4]) input.keep(die);
  expect([input.kept, input.keptDice]).toEqual([[false, true, false, false, false], [2]]);
  expect(input.throwDice()).toBe(true);
  expect(moves).toEqual(['t1345']);
});

test('matching dice are kept by themselves; a tap changes that, for this throw', () => {
  const first = ['t12345=31c35', 't235=25c'];
  const { input, moves, arrive } = sitDown(after(first[0]!), true, false, true);
  expect(input.keptDice).toEqual([1, 4]);
  input.keep(4);
  expect(input.keptDice).toEqual([1]);
  input.keep(4);
  input.throwDice();
  expect(moves).toEqual(['t235']);
  arrive(after(...first));
  expect(input.keptDice).toEqual([1, 4]);
  arrive(after());
  expect(input.keptDice).toEqual([]);
});

test('what was kept by hand is still wanted after the next throw', () => {
  const { input, arrive } = sitDown(after('t12345=31145'), true, false, true);
  expect(input.keptDice).toEqual([2, 3]);
  for (const die of [1, 2, 3]) input.keep(die);
  arrive(after('t12345=31145', 't2345=4435'));
  expect(input.keptDice).toEqual([1, 4]);
});

test('a throw breaks four of a kind only if fewer than four of them stay', () => {
  const { input } = sitDown(after('t12345=2222c'), true, false, true);
  expect([input.thrown, input.mayMark, input.breaksQuad]).toEqual([[5], true, false]);
  input.keep(1);
  expect([input.thrown, input.breaksQuad]).toEqual([[1, 5], true]);
  expect(sitDown(after('t12345=2223c'), true, false, true).input.breaksQuad).toBe(false);
});

test('says why nothing is kept or thrown', () => {
  const first = sitDown(after());
  first.input.keep(1);
  expect(first.onrefuse.mock.lastCall).toEqual(['throw-first']);

  const second = sitDown(after('t12345=12345'));
  for (const die of [1, 2, 3, 4, 5]) second.input.keep(die);
  expect([second.input.mayThrow, second.input.throwDice()]).toEqual([false, false]);
  expect(second.onrefuse.mock.lastCall).toEqual(['all-kept']);

  const last = sitDown(after('t12345=12345', 't12345=12345', 't12345=ccc45'));
  last.input.keep(1);
  last.input.throwDice();
  expect(last.onrefuse.mock.calls).toEqual([['no-attempts'], ['no-attempts']]);
  expect([...first.moves, ...second.moves, ...last.moves]).toEqual([]);
});

test('a player who cannot act gets neither a move nor a refusal', () => {
  const { input, moves, onrefuse } = sitDown(after('t12345=ccc45'), false);
  input.keep(1);
  expect([input.throwDice(), input.mark('c3'), input.pass()]).toEqual([false, false, false]);
  expect([input.keptDice, moves, onrefuse.mock.calls]).toEqual([[], [], []]);
});

test('when the dice come later and lose the turn, no die is kept in the next turn', () => {
  const first = ['t12345=12345', 't2345=1345', 't2345=1345'];
  const { input, arrive } = sitDown(after(...first.slice(0, 2)));
  input.keep(1);
  input.throwDice();
  arrive(after(...first));
  expect([input.attempt, input.keptDice]).toEqual([0, []]);
  input.throwDice();
  arrive(after(...first, 't12345=12345'));
  expect([input.attempt, input.keptDice]).toEqual([1, []]);
});

test('keys keep dice, press the main button and move the focus to the board', () => {
  const { input } = sitDown(after('t12345=12345'));
  const targets = { enter: vi.fn(), main: vi.fn() };
  for (const key of ['3', ' ', 'ArrowUp', 'x'])
    input.onkeydown(new KeyboardEvent('keydown', { key, cancelable: true }), targets);
  expect([input.keptDice, targets.enter.mock.calls.length, targets.main.mock.calls.length]).toEqual([
    [3],
    1,
    1,
  ]);
});
