import { describe, expect, test } from 'vitest';
import { trioOf } from '../../test/play.ts';
import { alone, won } from '../../test/trio-text.ts';
import { type Refusal, type RefusalCode, isRefusal } from '../refusals.ts';
import { type Action, type TrioPosition, fallOf, parseFaces, parseMove, throwOf, trio } from './index.ts';

const oneInTheAir = (): TrioPosition => trio.play(trioOf({}, 't12=57 5x7'), throwOf(1));
const bothInTheAir = (): TrioPosition => trio.play(trioOf({}), throwOf(3));
const refusalOf = (position: TrioPosition, action: Action): Refusal | null => {
  const stepped = trio.step(position, action);
  return isRefusal(stepped) ? stepped : null;
};
const codeOf = (position: TrioPosition, action: Action): RefusalCode | null =>
  refusalOf(position, action)?.code ?? null;
const FOUR = alone(['1x2', '1x5', '4x8', '9x3']);
const WON = won(['1x2', '1x3', '1x4']);

describe('refusals', () => {
  test.each([
    ['[TR-21]', 'game/over', WON, 't12', 't12'],
    ['[TR-21]', 'game/over', WON, '5x5', '5x5'],
    ['[TR-21]', 'game/over', WON, '1x2>5x5', '1x2>5x5'],
    ['[TR-8]', 'throw/all-first', '', 't1', 't1'],
    ['[TR-10]', 'throw/keeps-zero', 't12=05', 't2', 't2'],
    ['[TR-13]', 'throw/place-first', 't12=57', 't12', 't12'],
    ['[TR-13]', 'throw/place-first', 't12=57', 't1', 't1'],
    ['[TR-13]', 'place/before-throw', '', '5x5', '5x5'],
    ['[TR-13]', 'place/before-throw', FOUR, '1x2>5x5', '5x5'],
    ['[TR-13]', 'place/dice', 't12=57', '5x6', '5x6'],
    ['[TR-4]', 'place/taken', 't12=57 5x7 t12=57', '5x7', '5x7'],
    ['[TR-15]', 'place/all-on-board', `${FOUR} t12=57`, '5x7', '5x7'],
    ['[TR-14]', 'place/new-pawn-first', 't12=12 1x2 t12=00 t12=57', '1x2>5x7', '5x7'],
    ['[TR-15]', 'place/not-own-pawn', `${FOUR} t12=57`, '3x3>5x7', '3x3'],
  ] as const)('%s %s after %s: %s, about %s', (_, code, text, move, about) => {
    const refusal = refusalOf(trioOf({}, text), parseMove(move)!);
    expect(refusal).toEqual({ kind: 'refusal', code, about });
  });

  test.each(['t12', 't1', '5x5', '5x7>5x5'])('[TR-9] %s is refused while dice are in the air', (move) => {
    const refusal = refusalOf(oneInTheAir(), parseMove(move)!);
    expect(refusal).toEqual({ kind: 'refusal', code: 'throw/due', about: move });
  });

  test.each([
    ['[TR-9] more fall than were thrown', 'throw/count', oneInTheAir, '58'],
    ['[TR-9] fewer fall than were thrown', 'throw/count', bothInTheAir, '5'],
    ['[TR-9] no dice were thrown', 'throw/not-due', () => trioOf({}), '58'],
    ['[TR-21] the game is over', 'game/over', () => trioOf({}, WON), '58'],
  ] as const)('%s: %s', (_, code, position, faces) => {
    expect(refusalOf(position(), parseFaces(faces)!)).toEqual({ kind: 'refusal', code, about: faces });
  });

  test.each([0, -1, 4, 1.5, Number.NaN])('[TR-9] %s is not a selection of dice', (dice) => {
    for (const text of ['', 't12=57', 't12=57 5x7'])
      expect(codeOf(trioOf({}, text), { kind: 'throw', dice })).toBe('throw/selection');
  });

  test.each([-1, 10, 1.5, Number.NaN])('[TR-3] %s is not a face', (face) => {
    const one = refusalOf(oneInTheAir(), { kind: 'fall', count: 1, first: face, second: 0 });
    expect(one).toEqual({ kind: 'refusal', code: 'throw/faces', about: `${face}` });
    const both = refusalOf(bothInTheAir(), { kind: 'fall', count: 2, first: 1, second: face });
    expect(both).toEqual({ kind: 'refusal', code: 'throw/faces', about: `1${face}` });
  });

  test('[TR-3] every face of a die may fall', () => {
    for (let face = 0; face < 10; face++) expect(codeOf(oneInTheAir(), fallOf([face]))).toBeNull();
  });

  test.each([-1, 81, 0.5, Number.NaN])('[TR-2] %s is not a square', (square) => {
    expect(codeOf(trioOf({}, 't12=57'), { kind: 'place', square })).toBe('place/dice');
    expect(codeOf(trioOf({}, `${FOUR} t12=57`), { kind: 'move', from: square, to: 42 })).toBe(
      'place/not-own-pawn',
    );
  });
});
