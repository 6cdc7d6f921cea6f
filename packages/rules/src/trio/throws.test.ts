import { describe, expect, test } from 'vitest';
import { tenDice, decideTrio, onward, trioOf, whyNotTrio } from '../../test/play.ts';
import type { TrioPosition } from './index.ts';
import { BOARDS, FALLS, LEVELS, PLAYERS, openingLeaders, throwOf, trio, viewTrio } from './index.ts';

describe('throws of a turn', () => {
  test.each(PLAYERS)('[TR-1] [TR-5] %i players start with an empty board and no dice', (players) => {
    for (const board of BOARDS)
      for (const level of LEVELS)
        for (let first = 0; first < players; first++) {
          const none = Array.from({ length: players }, () => []);
          expect(viewTrio(trioOf({ players, board, level, first }))).toEqual({
            game: 'trio',
            toMove: first,
            dice: null,
            mustPlace: false,
            pawns: none,
            scores: none.map(() => 0),
            round: 1,
            legal: ['t12'],
            result: null,
          });
        }
  });

  test('[TR-6] the highest total begins, tied players throw again among themselves', () => {
    const first = [
      { seat: 0, faces: [3, 4] },
      { seat: 1, faces: [9, 0] },
      { seat: 2, faces: [5, 4] },
      { seat: 3, faces: [0, 0] },
    ] as const;
    expect(openingLeaders(first)).toEqual([1, 2]);
    expect(
      openingLeaders([
        { seat: 1, faces: [1, 1] },
        { seat: 2, faces: [0, 3] },
      ]),
    ).toEqual([2]);
    expect(openingLeaders(first.map(({ seat }) => ({ seat, faces: [0, 0] })))).toEqual([0, 1, 2, 3]);
  });

  test('[TR-3] both dice fall in 100 ways and one in ten, equally likely', () => {
    const placed = trioOf({}, 't12=57 5x7');
    for (const [dice, ways] of [
      [1, 10],
      [2, 10],
      [3, 100],
    ] as const) {
      const outcomes = trio.outcomes(trio.play(placed, throwOf(dice)));
      expect(outcomes.map(({ fall }) => fall)).toEqual(FALLS[dice === 3 ? 2 : 1]);
      expect(outcomes).toHaveLength(ways);
      expect(outcomes.every(({ odds }) => odds.ways * BigInt(ways) === odds.outOf)).toBe(true);
    }
  });

  test('[TR-3] the dice stay on the table between turns', () => {
    expect(viewTrio(trioOf({}, 't12=57 5x7'))).toMatchObject({ toMove: 1, dice: '57', mustPlace: false });
  });

  test('[TR-8] the first throw of a round uses both dice', () => {
    const start = trioOf({});
    expect(whyNotTrio(start, 't1')).toBe('throw/all-first');
    expect(whyNotTrio(start, 't2')).toBe('throw/all-first');
    expect(whyNotTrio(start, 't12')).toBeNull();
  });

  test('[TR-9] later throws use both dice or one, and may keep a die that another player threw', () => {
    const next = trioOf({}, 't12=57 5x7');
    expect(viewTrio(next).legal).toEqual(['t1', 't12', 't2']);
    expect(viewTrio(onward(next, 't1=3'))).toMatchObject({ dice: '37', legal: ['3x7', '7x3'], toMove: 1 });
    expect(viewTrio(onward(next, 't2=3'))).toMatchObject({ dice: '53', legal: ['3x5', '5x3'] });
    expect(viewTrio(onward(next, 't12=38'))).toMatchObject({ dice: '38', legal: ['3x8', '8x3'] });
  });

  test('[TR-10] a die showing 0 cannot be kept', () => {
    const first = trioOf({}, 't12=07');
    expect(viewTrio(first).legal).toEqual(['t1', 't12']);
    expect(whyNotTrio(first, 't2')).toBe('throw/keeps-zero');
    const second = trioOf({}, 't12=70');
    expect(viewTrio(second).legal).toEqual(['t12', 't2']);
    expect(whyNotTrio(second, 't1')).toBe('throw/keeps-zero');
    expect(viewTrio(trioOf({}, 't12=00')).legal).toEqual(['t12']);
  });

  test.each(['t12=07', 't12=70', 't12=00', 't12=57 5x7 t1=0', 't12=57 5x7 t2=0'])(
    '[TR-11] %s loses the turn',
    (text) => {
      const players = 3;
      const before = text.includes('5x7') ? 1 : 0;
      const view = viewTrio(trioOf({ players }, text));
      expect(view).toMatchObject({ toMove: before + 1, mustPlace: false });
    },
  );

  test('[TR-12] a lost turn leaves the dice, and the next player may keep one', () => {
    const lost = trioOf({}, 't12=07');
    expect(viewTrio(lost)).toMatchObject({ toMove: 1, dice: '07' });
    expect(viewTrio(onward(lost, 't1=4'))).toMatchObject({ toMove: 1, dice: '47', legal: ['4x7', '7x4'] });
    const taken = trioOf({}, 't12=57 5x7 t12=57 7x5 t12=57');
    expect(viewTrio(taken)).toMatchObject({ toMove: 1, dice: '57', legal: ['t1', 't12', 't2'] });
  });

  test('[TR-18] after every double the same player throws one die or both again', () => {
    const dice = tenDice('55', '33', '7', '7', '12');
    const twice = decideTrio(trioOf({ players: 4 }), 't12 5x5 t12 3x3', dice);
    expect(viewTrio(twice)).toMatchObject({
      toMove: 0,
      dice: '33',
      mustPlace: false,
      legal: ['t1', 't12', 't2'],
    });
    const single = decideTrio(twice, 't2 3x7 t1', dice);
    expect(viewTrio(single)).toMatchObject({ toMove: 1, dice: '77', legal: ['7x7'] });
    const after = decideTrio(single, '7x7 t12 1x2', dice);
    dice.assertUsedUp();
    expect(viewTrio(after)).toMatchObject({ toMove: 2, dice: '12' });
  });

  test.each(['t2=5 5x5', 't1=7 7x7'])('[TR-29] a double made with a kept die counts: %s', (double) => {
    const view = viewTrio(trioOf({}, `t12=57 5x7 ${double}`));
    expect(view).toMatchObject({ toMove: 1, mustPlace: false, legal: ['t1', 't12', 't2'] });
  });

  test('[TR-19] a double on a taken square loses the turn, no matter whose pawn is there', () => {
    expect(viewTrio(trioOf({}, 't12=55 5x5 t12=55'))).toMatchObject({
      toMove: 1,
      dice: '55',
      mustPlace: false,
    });
    expect(viewTrio(trioOf({}, 't12=55 5x5 t12=12 1x2 t12=55'))).toMatchObject({
      toMove: 0,
      mustPlace: false,
    });
  });

  test.each(PLAYERS)(
    '[TR-20] with %i players the turn passes to the next number and from the last to the first',
    (players) => {
      for (let first = 0; first < players; first++) {
        const order = Array.from({ length: 2 * players }, (_, lost) => {
          const text = Array.from({ length: lost }, () => 't12=00').join(' ');
          return viewTrio(trioOf({ players, first }, text)).toMove;
        });
        expect(order).toEqual(order.map((_, lost) => (first + lost) % players));
      }
    },
  );

  test('[TR-9] [TR-13] a throw only changes which dice are in the air, and nothing has to be placed', () => {
    const before = trioOf({ players: 3, level: 'expert' }, 't12=57 5x7 t12=05');
    const inTheAir = trio.step(before, throwOf(1));
    expect(inTheAir).toEqual({ ...before, kind: 'throw', thrown: 1 });
    expect(viewTrio(inTheAir as TrioPosition)).toMatchObject({ toMove: 2, mustPlace: false, legal: [] });
  });

  test('[TR-9] [TR-13] a fall only changes the dice and what has to be done with them', () => {
    const before = trioOf({ players: 3, level: 'expert' }, 't12=57 5x7');
    expect(onward(before, 't2=8')).toEqual({ ...before, second: 8, placing: true });
    expect(onward(before, 't1=8')).toEqual({ ...before, first: 8, placing: true });
    expect(onward(before, 't12=80')).toEqual({ ...before, first: 8, second: 0, seat: 2 });
  });
});
