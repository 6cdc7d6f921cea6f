import { describe, expect, test } from 'vitest';
import { trioOf, whyNotTrio } from '../../test/play.ts';
import { alone, won } from '../../test/triotext.ts';
import { type RefusalCode, isRefusal } from '../kernel.ts';
import { type Action, type TrioPosition, fallOf, parseFaces, throwOf, trio } from './index.ts';

const inTheAir = trio.play(trioOf({}, 't12=57 5x7'), throwOf(1));
const codeOf = (position: TrioPosition, action: Action): RefusalCode | null => {
  const stepped = trio.step(position, action);
  return isRefusal(stepped) ? stepped.code : null;
};
const FOUR = alone(['1x2', '1x5', '4x8', '9x3']);

describe('refusals', () => {
  test.each([
    ['[TR-21]', 'game/over', trioOf({}, won(['1x2', '1x3', '1x4'])), 't12'],
    ['[TR-8]', 'throw/all-first', trioOf({}), 't1'],
    ['[TR-10]', 'throw/keeps-zero', trioOf({}, 't12=05'), 't2'],
    ['[TR-13]', 'throw/place-first', trioOf({}, 't12=57'), 't12'],
    ['[TR-13]', 'place/before-throw', trioOf({}), '5x5'],
    ['[TR-13]', 'place/before-throw', trioOf({}, FOUR), '1x2>5x5'],
    ['[TR-13]', 'place/dice', trioOf({}, 't12=57'), '5x6'],
    ['[TR-4]', 'place/taken', trioOf({}, 't12=57 5x7 t12=57'), '5x7'],
    ['[TR-15]', 'place/all-on-board', trioOf({}, `${FOUR} t12=57`), '5x7'],
    ['[TR-14]', 'place/new-pawn-first', trioOf({}, 't12=12 1x2 t12=00 t12=57'), '1x2>5x7'],
    ['[TR-15]', 'place/not-own-pawn', trioOf({}, `${FOUR} t12=57`), '3x3>5x7'],
  ] as const)('%s %s', (_, code, position, move) => {
    expect(whyNotTrio(position, move)).toBe(code);
  });

  test('[TR-9] dice in the air have to fall before anything else, and as many as were thrown', () => {
    for (const move of ['t12', 't1', '5x5', '5x7>5x5']) expect(whyNotTrio(inTheAir, move)).toBe('throw/due');
    expect(codeOf(inTheAir, parseFaces('5')!)).toBeNull();
    expect(codeOf(inTheAir, parseFaces('55')!)).toBe('throw/count');
    expect(codeOf(trioOf({}), parseFaces('55')!)).toBe('throw/not-due');
  });

  test.each([0, -1, 4, 1.5, Number.NaN])('[TR-9] %s is no selection of dice', (dice) => {
    expect(codeOf(trioOf({}, 't12=57 5x7'), { kind: 'throw', dice })).toBe('throw/selection');
  });

  test.each([-1, 10, 1.5, Number.NaN])('[TR-3] %s is no face', (face) => {
    expect(codeOf(inTheAir, { kind: 'fall', count: 1, first: face, second: 0 })).toBe('throw/faces');
    const both = trio.play(trioOf({}), throwOf(3));
    expect(codeOf(both, { kind: 'fall', count: 2, first: 1, second: face })).toBe('throw/faces');
  });

  test('[TR-3] every face there is may fall', () => {
    for (let face = 0; face < 10; face++) expect(codeOf(inTheAir, fallOf([face]))).toBeNull();
  });

  test.each([-1, 81, 0.5, Number.NaN])('[TR-2] %s is no square', (square) => {
    expect(codeOf(trioOf({}, 't12=57'), { kind: 'place', square })).toBe('place/dice');
    expect(codeOf(trioOf({}, `${FOUR} t12=57`), { kind: 'move', from: square, to: 42 })).toBe(
      'place/not-own-pawn',
    );
  });
});
