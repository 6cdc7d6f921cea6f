import { describe, expect, test } from 'vitest';
import { onward, trioOf, whyNotTrio } from '../../test/play.ts';
import { alone, won } from '../../test/trio-text.ts';
import {
  BOARDS,
  makeMove,
  makeSquare,
  numberAt,
  squareAt,
  targetSquares,
  throwOf,
  trio,
  viewTrio,
} from './index.ts';

const FOUR = ['1x2', '1x5', '4x8', '9x3'];

describe('placing', () => {
  test('[TR-2] the multiplication board has r times c, the addition board r plus c', () => {
    for (let row = 1; row <= 9; row++)
      for (let column = 1; column <= 9; column++) {
        expect(numberAt('multiplication', squareAt(row, column))).toBe(row * column);
        expect(numberAt('addition', squareAt(row, column))).toBe(row + column);
      }
    expect(BOARDS).toEqual(['multiplication', 'addition']);
  });

  test('[TR-13] the faces point at two squares, and the player must take one', () => {
    const thrown = trioOf({}, 't12=57');
    expect(viewTrio(thrown)).toMatchObject({ toMove: 0, dice: '57', mustPlace: true, legal: ['5x7', '7x5'] });
    expect(viewTrio(onward(thrown, '5x7')).pawns).toEqual([['5x7'], []]);
    expect(viewTrio(onward(thrown, '7x5')).pawns).toEqual([['7x5'], []]);
    expect(whyNotTrio(thrown, 't12')).toBe('throw/place-first');
    expect(whyNotTrio(thrown, '5x5')).toBe('place/dice');
  });

  test('[TR-13] a double points at one square', () => {
    expect(viewTrio(trioOf({}, 't12=44')).legal).toEqual(['4x4']);
  });

  test('[TR-4] [TR-13] a taken square cannot be used, the other one must be', () => {
    const thrown = trioOf({}, 't12=57 5x7 t12=75');
    expect(viewTrio(thrown).legal).toEqual(['7x5']);
    expect(whyNotTrio(thrown, '5x7')).toBe('place/taken');
    expect(viewTrio(onward(thrown, '7x5')).pawns).toEqual([['5x7'], ['7x5']]);
  });

  test('[TR-16] with both squares taken the turn is lost', () => {
    const lost = trioOf({ players: 3 }, 't12=57 5x7 t12=75 7x5 t12=57');
    expect(viewTrio(lost)).toMatchObject({ toMove: 0, mustPlace: false, dice: '57' });
  });

  test('[TR-14] a new pawn is used while fewer than four are on the board', () => {
    const third = trioOf({}, `${alone(FOUR.slice(0, 3))} t12=93`);
    expect(viewTrio(third).legal).toEqual(['3x9', '9x3']);
    expect(whyNotTrio(third, '1x2>9x3')).toBe('place/new-pawn-first');
    expect(viewTrio(onward(third, '9x3')).pawns[0]).toEqual(FOUR);
  });

  test('[TR-15] with all four on the board any of them can move', () => {
    const fifth = trioOf({}, `${alone(FOUR)} t12=67`);
    const moves = FOUR.flatMap((from) => [`${from}>6x7`, `${from}>7x6`]).sort();
    expect(viewTrio(fifth).legal).toEqual(moves);
    expect(whyNotTrio(fifth, '6x7')).toBe('place/all-on-board');
    expect(whyNotTrio(fifth, '2x2>6x7')).toBe('place/not-own-pawn');
    const moved = viewTrio(onward(fifth, '1x5>6x7'));
    expect(moved).toMatchObject({ toMove: 1, pawns: [['1x2', '4x8', '6x7', '9x3'], []] });
  });

  test('[TR-15] another player’s pawn cannot move', () => {
    const text = 't12=89 8x9 t12=12 1x2 t12=00 t12=15 1x5 t12=00 t12=48 4x8 t12=00 t12=93 9x3 t12=00';
    const full = trioOf({}, `${text} t12=67`);
    expect(viewTrio(full)).toMatchObject({ toMove: 1, mustPlace: true });
    expect(whyNotTrio(full, '8x9>6x7')).toBe('place/not-own-pawn');
    expect(whyNotTrio(full, '1x2>6x7')).toBeNull();
  });

  test('[TR-4] [TR-15] a player cannot move to a square with one of their own pawns', () => {
    const thrown = trioOf({}, `${alone(FOUR)} t12=12`);
    expect(viewTrio(thrown).legal).toEqual(FOUR.map((from) => `${from}>2x1`).sort());
    expect(whyNotTrio(thrown, '1x5>1x2')).toBe('place/taken');
    expect(whyNotTrio(thrown, '1x2>1x2')).toBe('place/taken');
  });

  test('[TR-4] the square that a pawn left is free again', () => {
    const left = trioOf({}, `${alone(FOUR)} t12=67 1x2>6x7 t12=12`);
    expect(viewTrio(left).legal).toEqual(['1x2', '2x1']);
  });

  test('[TR-18] a double used to move a pawn gives another throw, too', () => {
    const moved = trioOf({}, `${alone(FOUR)} t12=77 1x2>7x7`);
    expect(viewTrio(moved)).toMatchObject({ toMove: 0, dice: '77', mustPlace: false });
  });
});

describe('the list of legal decisions', () => {
  const listed = (text: string): readonly string[] => trio.legalMoves(trioOf({}, text)).map(makeMove);

  test('[TR-8] [TR-9] [TR-10] throws: both dice at first, then one as well, unless the other shows 0', () => {
    expect(listed('')).toEqual(['t12']);
    expect(listed('t12=57 5x7')).toEqual(['t1', 't2', 't12']);
    expect(listed('t12=05')).toEqual(['t1', 't12']);
    expect(listed('t12=50')).toEqual(['t2', 't12']);
    expect(listed('t12=00')).toEqual(['t12']);
  });

  test('[TR-13] [TR-14] new pawns: the first die’s row first', () => {
    expect(listed('t12=57')).toEqual(['5x7', '7x5']);
    expect(listed('t12=75')).toEqual(['7x5', '5x7']);
    expect(listed('t12=57 5x7 t12=57')).toEqual(['7x5']);
    expect(listed('t12=57 5x7 t12=75')).toEqual(['7x5']);
    expect(listed('t12=77')).toEqual(['7x7']);
  });

  test('[TR-15] moved pawns: every pawn to the first square, then every pawn to the second', () => {
    const onto = (to: string): readonly string[] => FOUR.map((from) => `${from}>${to}`);
    expect(listed(`${alone(FOUR)} t12=67`)).toEqual([...onto('6x7'), ...onto('7x6')]);
    expect(listed(`${alone(FOUR)} t12=21`)).toEqual(onto('2x1'));
    expect(listed(`${alone(FOUR)} t12=66`)).toEqual(onto('6x6'));
  });

  test('[TR-9] [TR-21] nothing while dice are in the air, and after the end', () => {
    expect(trio.legalMoves(trio.play(trioOf({}, 't12=57 5x7'), throwOf(3)))).toEqual([]);
    expect(listed(won(['1x2', '1x3', '1x4']))).toEqual([]);
  });
});

describe('the squares that the dice point at', () => {
  const pointedAt = (text: string): readonly string[] => targetSquares(trioOf({}, text)).map(makeSquare);

  test('[TR-13] are two, or one for a double', () => {
    expect(pointedAt('t12=57')).toEqual(['5x7', '7x5']);
    expect(pointedAt('t12=77')).toEqual(['7x7']);
  });

  test('[TR-4] [TR-16] are free', () => {
    expect(pointedAt('t12=57 5x7')).toEqual(['7x5']);
    expect(pointedAt('t12=57 7x5')).toEqual(['5x7']);
    expect(pointedAt('t12=57 5x7 t12=57 7x5')).toEqual([]);
    expect(pointedAt('t12=77 7x7')).toEqual([]);
  });

  test('[TR-5] [TR-11] are none before a throw, and none for a 0', () => {
    expect(pointedAt('')).toEqual([]);
    expect(pointedAt('t12=07')).toEqual([]);
    expect(pointedAt('t12=70')).toEqual([]);
    expect(pointedAt('t12=00')).toEqual([]);
  });
});

describe("a player's own pawns", () => {
  test('[TR-14] [TR-15] stay in board order, whichever pawn is placed or moved', () => {
    const squares = ['2x4', '9x3', '1x2', '5x8'];
    expect(viewTrio(trioOf({}, alone(squares))).pawns[0]).toEqual(['1x2', '2x4', '5x8', '9x3']);
    for (const from of squares)
      for (const to of ['1x1', '2x2', '3x3', '6x6', '9x9']) {
        const moved = onward(trioOf({}, `${alone(squares)} t12=${to[0]}${to[2]}`), `${from}>${to}`);
        expect(viewTrio(moved).pawns[0]).toEqual([...squares.filter((square) => square !== from), to].sort());
      }
  });

  test('[TR-15] moving a pawn does not change the other players’ pawns', () => {
    const text = `t12=89 8x9 ${alone(FOUR)} t12=67 1x5>6x7`;
    expect(viewTrio(trioOf({}, text)).pawns).toEqual([['8x9'], ['1x2', '4x8', '6x7', '9x3']]);
  });
});
