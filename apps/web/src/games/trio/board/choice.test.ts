import type { Action, TrioPosition } from '@abacow/rules/trio';
import { parseToken, placeOf, playTrio, shiftOf, squareAt, startTrio } from '@abacow/rules/trio';
import { expect, test } from 'vitest';
import { NO_CHOICE, activeSquares, pick } from './choice.ts';
import { isInAir, mayKeep, throwKeeping, toggleKept } from '../story/kept-die.ts';
import { raceOf } from '../table/race.ts';
import { litHeaders, nearestActive, squareByKey, squareStates } from './squares.ts';
import { waitingPairs } from '../story/waiting.ts';

const EXPERT = { board: 'multiplication', players: 2, level: 'expert', target: 200, first: 0 } as const;

const after = (text: string): TrioPosition =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap((token) => parseToken(token) as readonly Action[])
    .reduce<TrioPosition>(playTrio, startTrio(EXPERT));

const at = squareAt;
const fourUp = 't12=11 1x1 t12=33 3x3 t12=55 5x5 t12=77 7x7 t12=12';

test('with fewer than four pawns, picking a target places a pawn at once', () => {
  const position = after('t12=57');
  expect(activeSquares(position)).toEqual([at(5, 7), at(7, 5)]);
  expect(pick(position, NO_CHOICE, at(7, 5))).toEqual({ kind: 'move', move: placeOf(at(7, 5)) });
});

test('with four pawns, a move takes a pawn and a square, in either order', () => {
  const position = after(fourUp);
  expect(activeSquares(position)).toEqual([at(1, 2), at(2, 1), at(1, 1), at(3, 3), at(5, 5), at(7, 7)]);
  const pawn = { pawn: at(3, 3), target: null };
  expect(pick(position, NO_CHOICE, at(3, 3))).toEqual({ kind: 'choice', choice: pawn });
  expect(pick(position, pawn, at(2, 1))).toEqual({ kind: 'move', move: shiftOf(at(3, 3), at(2, 1)) });
  const target = { pawn: null, target: at(2, 1) };
  expect(pick(position, NO_CHOICE, at(2, 1))).toEqual({ kind: 'choice', choice: target });
  expect(pick(position, target, at(3, 3))).toEqual({ kind: 'move', move: shiftOf(at(3, 3), at(2, 1)) });
});

test('picking the same thing again clears the choice; another pawn replaces it', () => {
  const position = after(fourUp);
  const pawn = { pawn: at(3, 3), target: null };
  expect(pick(position, pawn, at(3, 3))).toEqual({ kind: 'choice', choice: NO_CHOICE });
  expect(pick(position, pawn, at(5, 5))).toMatchObject({ choice: { pawn: at(5, 5) } });
});

test('every refusal gives a reason', () => {
  expect(pick(after(''), NO_CHOICE, 0)).toEqual({ kind: 'refused', why: 'throw-first' });
  expect(pick(after('t12=57'), NO_CHOICE, 0)).toEqual({ kind: 'refused', why: 'not-pointed' });
  expect(pick(after('t12=57 5x7 t12=57'), NO_CHOICE, at(5, 7))).toEqual({ kind: 'refused', why: 'taken' });
  expect(pick(after('t12=11 1x1 t12=57'), NO_CHOICE, 0)).toEqual({ kind: 'refused', why: 'new-pawn-first' });
});

test('squares show targets, movable pawns and the choice', () => {
  const position = after(fourUp);
  const shown = {
    position,
    choice: { pawn: at(3, 3), target: null },
    mine: true,
    pawns: null,
    row: null,
    fresh: null,
    advised: [],
  };
  const states = squareStates(shown);
  expect(states.filter((state) => state.target).map((state) => state.square)).toEqual([at(1, 2), at(2, 1)]);
  expect(states.filter((state) => state.movable)).toHaveLength(4);
  expect(states.filter((state) => state.chosen).map((state) => state.square)).toEqual([at(3, 3)]);
  expect(states[at(3, 3)]).toMatchObject({ row: 3, column: 3, number: 9, pawn: 0 });
  const elsewhere = squareStates({ ...shown, mine: false });
  expect(elsewhere.some((state) => state.movable || state.chosen)).toBe(false);
  expect(elsewhere.filter((state) => state.target)).toHaveLength(2);
});

test('headers are highlighted only while the dice have to be placed', () => {
  expect([...litHeaders(after('t12=57'))]).toEqual([5, 7]);
  expect([...litHeaders(after('t12=57 5x7'))]).toEqual([]);
  expect([...litHeaders(after('t12=07'))]).toEqual([]);
});

test('keys move over the board and stop at its edge', () => {
  expect(squareByKey(at(1, 1), 'ArrowUp', [])).toBe(at(1, 1));
  expect(squareByKey(at(1, 1), 'ArrowDown', [])).toBe(at(2, 1));
  expect(squareByKey(at(4, 9), 'ArrowRight', [])).toBe(at(4, 9));
  expect(squareByKey(at(4, 5), 'ArrowLeft', [])).toBe(at(4, 4));
  expect(squareByKey(at(4, 5), 'Home', [])).toBe(at(4, 1));
  const active = [at(7, 5), at(5, 7)];
  expect(squareByKey(at(4, 5), 'PageDown', active)).toBe(at(5, 7));
  expect(squareByKey(at(5, 7), 'PageDown', active)).toBe(at(7, 5));
  expect(squareByKey(at(7, 5), 'PageDown', active)).toBe(at(5, 7));
  expect(squareByKey(at(5, 7), 'PageUp', active)).toBe(at(7, 5));
  expect(squareByKey(at(4, 5), 'PageUp', [])).toBeNull();
  expect(squareByKey(at(4, 5), 'Tab', [])).toBeNull();
});

test('a tap next to an active square counts for that square', () => {
  const active = [at(5, 7), at(7, 5)];
  expect(nearestActive(active, 6.5, 4.5, 0.7)).toBe(at(5, 7));
  expect(nearestActive(active, 7.1, 4.5, 0.7)).toBe(at(5, 7));
  expect(nearestActive(active, 5.5, 5.5, 0.7)).toBeNull();
  expect(nearestActive([at(1, 1), at(1, 2)], 1.1, 0.5, 1)).toBe(at(1, 2));
});

test('[TR-1] nothing is kept in the first throw; later, one die that is not 0 can be kept', () => {
  expect(mayKeep(after(''), 1)).toBe(false);
  expect(toggleKept(after(''), 0, 1)).toBe(0);
  const lost = after('t12=07');
  expect([mayKeep(lost, 1), mayKeep(lost, 2)]).toEqual([false, true]);
  const due = after('t12=57 5x7');
  expect(toggleKept(due, 0, 1)).toBe(1);
  expect(toggleKept(due, 1, 2)).toBe(2);
  expect(toggleKept(due, 2, 2)).toBe(0);
  expect(mayKeep(after('t12=57'), 1)).toBe(false);
  expect([0, 1, 2].map((kept) => throwKeeping(kept as 0 | 1 | 2).dice)).toEqual([3, 2, 1]);
});

test('only thrown dice are animated', () => {
  const air = playTrio(after('t12=57 5x7'), throwKeeping(1));
  expect([isInAir(air, 1), isInAir(air, 2)]).toEqual([false, true]);
});

test('the race ends after the target and has space for the winner', () => {
  expect(raceOf([0, 100], EXPERT).finish).toBeCloseTo(1 / 1.08);
  expect(raceOf([400, 100], EXPERT)).toEqual({ bars: [1, 0.25], finish: 0.5 });
});

test('with a number of rounds no score ends the race; in the best of five three rounds do', () => {
  const rounds = raceOf([50, 100], { ...EXPERT, rounds: 5 });
  expect(rounds.finish).toBeNull();
  expect(rounds.bars[1]).toBeCloseTo(1 / 1.08);
  expect(raceOf([0, 0], { ...EXPERT, rounds: 5 }).bars).toEqual([0, 0]);
  const bestOf = raceOf([3, 1], { ...EXPERT, level: 'junior', rounds: 5 });
  expect(bestOf.bars[0]).toBe(bestOf.finish);
});

test('a pair waits for the free squares that complete a row', () => {
  expect(waitingPairs(after('t12=33 3x3 t12=44 4x4'), 0)).toEqual([
    { pawns: [at(3, 3), at(4, 4)], squares: [at(2, 2), at(5, 5)] },
  ]);
  expect(waitingPairs(after('t12=33 3x3 t12=35 3x5'), 0)[0]?.squares).toEqual([at(3, 4)]);
  expect(waitingPairs(after('t12=33 3x3'), 0)).toEqual([]);
});
