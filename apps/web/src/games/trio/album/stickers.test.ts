import type { Seat } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { finishedGame } from '../../../features/album/games.testing.ts';
import { type StickerId, earnedBySeat, stickerIds } from '../../stickers.ts';

const ZERO = 't12=00';

/** One player places pawns while the others lose their turns. */
const alone = (squares: readonly string[], others = 1): string =>
  squares
    .map((square) => {
      const [row, column] = square.split('x');
      return `t12=${row}${column} ${square}${row === column ? '' : ` ${ZERO}`.repeat(others)}`;
    })
    .join(' ');
const won = (squares: readonly string[], others = 1): string =>
  alone(squares, others).replace(/( t12=00)+$/, '');

const ACROSS = won(['3x4', '3x5', '3x6']);
const HIGHEST = won(['9x7', '9x8', '9x9']);

type Case = { readonly text: string; readonly setup?: object; readonly seat?: Seat; readonly level?: 4 | 5 };

const earned = ({ text, setup = {}, seat = 0, level = 4 }: Case): readonly StickerId[] => {
  const json = { game: 'trio', board: 'multiplication', players: 2, level: 'junior', first: 0, ...setup };
  const others = Array.from({ length: json.players - 1 }, () => level);
  return earnedBySeat(finishedGame(json, text, [null, ...others]), [seat])[seat]!;
};

const SCORED = { level: 'intermediate', target: 200 };
const ADDITION = { board: 'addition' };

/** For each sticker a game that earns it, and one that nearly does. */
const CASES: Readonly<Record<StickerId<'trio'>, readonly [Case, Case]>> = {
  double: [{ text: 't12=33 3x3' }, { text: 't12=33 3x3', seat: 1 }],
  'three-doubles': [
    { text: 't12=11 1x1 t12=33 3x3 t12=55 5x5' },
    { text: 't12=11 1x1 t12=33 3x3 t12=56 5x6' },
  ],
  'row-across': [{ text: ACROSS }, { text: won(['4x3', '5x3', '6x3']) }],
  'row-down': [{ text: won(['4x3', '5x3', '6x3']) }, { text: ACROSS }],
  'row-diagonal': [{ text: won(['1x2', '2x3', '3x4']) }, { text: ACROSS }],
  'three-pawns': [{ text: ACROSS }, { text: won(['1x9', '3x4', '3x5', '3x6']) }],
  'four-in-a-row': [{ text: won(['3x4', '3x5', '3x7', '3x6']) }, { text: won(['3x4', '3x5', '3x8', '3x6']) }],
  'highest-row': [{ text: HIGHEST }, { text: won(['9x6', '9x7', '9x8']) }],
  'lowest-row': [{ text: won(['1x2', '1x3', '1x1']) }, { text: won(['1x2', '1x3', '1x4']) }],
  'equal-row': [{ text: won(['1x3', '3x1', '2x2']), setup: ADDITION }, { text: won(['1x3', '3x1', '2x2']) }],
  'win-double': [{ text: HIGHEST }, { text: ACROSS }],
  'after-zero': [
    { text: `${alone(['3x4', '3x5'])} ${ZERO} ${ZERO} t12=36 3x6` },
    { text: `${ZERO} ${ZERO} ${ACROSS}` },
  ],
  'five-ways': [{ text: alone(['3x4', '3x5', '4x5']) }, { text: alone(['3x4', '3x5']) }],
  block: [
    { text: 't12=12 1x2 t12=34 3x4 t12=17 1x7 t12=35 3x5 t12=36 3x6' },
    { text: 't12=12 1x2 t12=34 3x4 t12=17 1x7 t12=35 3x5 t12=37 3x7' },
  ],
  'three-rounds': [
    { text: `${ACROSS} ${ZERO} ${ACROSS} ${ACROSS}`, setup: SCORED },
    { text: `${ACROSS} ${ZERO} ${ACROSS} ${ZERO} ${ACROSS}`, setup: SCORED },
  ],
  'win-multiplication': [{ text: ACROSS }, { text: ACROSS, setup: ADDITION }],
  'win-addition': [{ text: ACROSS, setup: ADDITION }, { text: ACROSS }],
  'full-table': [{ text: won(['3x4', '3x5', '3x6'], 2), setup: { players: 3 } }, { text: ACROSS }],
  comeback: [
    { text: `${ZERO} ${won(['9x4', '9x5', '9x6'])} ${ZERO} ${HIGHEST}`, setup: SCORED },
    { text: `${ZERO} ${won(['1x4', '1x5', '1x6'])} ${ZERO} ${HIGHEST}`, setup: SCORED },
  ],
  'win-strongest': [
    { text: ACROSS, level: 5 },
    { text: ACROSS, level: 4 },
  ],
};

describe('stickers of Trio', () => {
  test('every sticker has a case', () => {
    expect(Object.keys(CASES).sort()).toEqual([...stickerIds('trio')].sort());
  });

  test.each(Object.entries(CASES))('%s', (id, [does, doesNot]) => {
    expect(earned(does)).toContain(id);
    expect(earned(doesNot)).not.toContain(id);
  });

  test('the highest and lowest rows of the addition board count too', () => {
    expect(earned({ text: HIGHEST, setup: ADDITION })).toContain('highest-row');
    expect(earned({ text: won(['1x2', '1x3', '1x1']), setup: ADDITION })).toContain('lowest-row');
  });
});
