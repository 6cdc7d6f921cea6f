import { type TrioPosition, parseSquare } from '@abacow/rules/trio';
import { expect, test, vi } from 'vitest';
import { NO_CHOICE } from '../board/choice.ts';
import { trioAfter, trioSetup } from '../learn/shorthand.ts';
import { type InputRefusal, TrioInput } from './input.svelte.ts';

const after = (...tokens: readonly string[]): TrioPosition => trioAfter(trioSetup(), tokens);

const square = (name: string) => parseSquare(name)!;

/** Each player has four pawns, and the first player has to move one. */
const ALL_PLACED = ['1x2', '9x1', '3x4', '8x6', '5x8', '2x9', '7x2', '6x3'].flatMap((to) => [
  `t12=${to[0]}${to[2]}`,
  to,
]);

const sitDown = (start: TrioPosition, played = true, mine = true, confirms = false) => {
  const position = $state.raw(start);
  const moves: string[] = [];
  const onrefuse = vi.fn<(refusal: InputRefusal) => void>();
  const onselect = vi.fn<(target: number) => void>();
  const input = new TrioInput({
    position: () => position,
    mine: () => mine,
    onmove: (move) => moves.push(move) > 0 && played,
    onrefuse,
    confirms: () => confirms,
    onselect,
  });
  return { moves, input, onrefuse, onselect };
};

test('with confirmation, a new pawn is placed when its square is chosen again', () => {
  const { input, moves, onselect } = sitDown(after('t12=57'), true, true, true);
  input.pick(square('5x7'));
  expect([moves, input.shown.target, onselect.mock.calls]).toEqual([[], square('5x7'), [[square('5x7')]]]);
  input.pick(square('7x5'));
  expect([moves, input.shown.target]).toEqual([[], square('7x5')]);
  input.onkeydown(new KeyboardEvent('keydown', { key: 'Escape' }), { enter: vi.fn(), main: vi.fn() });
  expect([input.selected, input.shown]).toEqual([null, NO_CHOICE]);
  input.pick(square('7x5'));
  input.pick(square('7x5'));
  expect([moves, input.selected]).toEqual([['7x5'], null]);
});

test('with confirmation, a pawn moves when its square is chosen again, and Space confirms', () => {
  const { input, moves } = sitDown(after(...ALL_PLACED, 't12=46'), true, true, true);
  const targets = { enter: vi.fn(), main: vi.fn() };
  input.pick(square('1x2'));
  input.pick(square('4x6'));
  expect([moves, input.shown]).toEqual([[], { pawn: square('1x2'), target: square('4x6') }]);
  input.pick(square('6x4'));
  expect([moves, input.shown.target]).toEqual([[], square('6x4')]);
  input.onkeydown(new KeyboardEvent('keydown', { key: ' ', cancelable: true }), targets);
  expect(targets.main.mock.calls).toHaveLength(1);
  input.pick(square('6x4'));
  expect(moves).toEqual(['1x2>6x4']);
  input.drag(square('3x4'), square('4x6'));
  expect([moves.length, input.confirm(), moves.at(-1)]).toEqual([1, true, '3x4>4x6']);
});

test('one die is kept and the other is thrown', () => {
  const { input, moves } = sitDown(after('t12=57', '5x7'));
  input.keep(1);
  input.keep(2);
  expect([input.kept, input.keptDice, input.keepable]).toEqual([2, [2], [true, true]]);
  expect(input.throwDice()).toBe(true);
  expect([moves, input.kept]).toEqual([['t1'], 0]);
});

test('a pawn and a square make a move, in either order', () => {
  const { input, moves } = sitDown(after(...ALL_PLACED, 't12=46'));
  input.pick(square('1x2'));
  expect([input.choice.pawn, moves]).toEqual([square('1x2'), []]);
  input.pick(square('4x6'));
  expect([input.choice, moves]).toEqual([NO_CHOICE, ['1x2>4x6']]);
  expect(input.choices).toMatchObject({ seat: 0, targets: [square('4x6'), square('6x4')] });
});

test('the kept die stays visible while a move is not played', () => {
  const { input, moves } = sitDown(after('t12=57', '5x7'), false);
  input.keep(1);
  expect([input.throwDice(), input.kept, moves]).toEqual([false, 1, ['t2']]);
});

test('says why nothing happens', () => {
  const { input, onrefuse } = sitDown(after('t12=57'));
  input.keep(1);
  input.throwDice();
  input.pick(square('1x1'));
  expect(onrefuse.mock.calls.map(([refusal]) => refusal)).toEqual([
    { kind: 'keep', die: 1 },
    { kind: 'throw' },
    { kind: 'pick', square: square('1x1'), why: 'not-pointed' },
  ]);
});

test('a player who cannot act gets neither a move nor a refusal', () => {
  const { input, moves, onrefuse } = sitDown(after('t12=57'), true, false);
  input.keep(1);
  input.pick(square('5x7'));
  expect([input.throwDice(), input.drag(square('5x7'), square('7x5'))]).toEqual([false, false]);
  expect([moves, onrefuse.mock.calls]).toEqual([[], []]);
});

test('Space places no pawn; Escape clears half a move', () => {
  const { input } = sitDown(after(...ALL_PLACED, 't12=46'));
  const targets = { enter: vi.fn(), main: vi.fn() };
  input.pick(square('1x2'));
  for (const key of [' ', 'Escape'])
    input.onkeydown(new KeyboardEvent('keydown', { key, cancelable: true }), targets);
  expect([input.choice, targets.main.mock.calls.length]).toEqual([NO_CHOICE, 0]);
});
