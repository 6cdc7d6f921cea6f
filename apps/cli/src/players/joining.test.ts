import {
  type CowpathPosition,
  freeSquares,
  isEmpty,
  listSquares,
  makeSquare,
  marksOf,
  parseSheet,
  setOf,
  squareAt,
  startCowpath,
  union,
} from '@abacow/rules/cowpath';
import { joinDistance, PAD, padSheet } from '@abacow/rules/sheets';
import { isUnreadable } from '@abacow/rules';
import { expect, test } from 'vitest';
import { joinCost, squaresOnTheWay } from './joining.ts';

const startOn = (text: string) => {
  const sheet = parseSheet(text);
  if (isUnreadable(sheet)) throw new Error(sheet.reason);
  return startCowpath({ sheet, first: 0 });
};

test('agrees with the distance that the pad was made by', () => {
  for (const { number } of PAD)
    for (const seat of [0, 1] as const) {
      const position = startCowpath({ sheet: padSheet(number)!, first: 0 });
      const { sheet } = position;
      expect(joinCost(sheet.starts[seat], marksOf(position, seat), freeSquares(position))).toBe(
        joinDistance(sheet, seat),
      );
    }
});

test('finds exactly the squares on some shortest way', () => {
  const position = startOn('x1x1/1111/x1o1/o11o');
  const way = squaresOnTheWay(position.sheet, 0, position.crosses, freeSquares(position));
  expect(listSquares(way).map(makeSquare)).toEqual(['b2']);
});

test('a blocked side has no way', () => {
  const position = startOn('x1oc/11co/c1cc/xcox');
  const { sheet, crosses } = position;
  expect(joinCost(sheet.starts[0], crosses, freeSquares(position))).toBe(3);
  const walled: CowpathPosition = {
    ...position,
    circles: union(position.circles, setOf([squareAt(0, 1), squareAt(1, 0), squareAt(1, 1)])),
  };
  expect(joinCost(sheet.starts[0], crosses, freeSquares(walled))).toBeGreaterThan(64);
  expect(isEmpty(squaresOnTheWay(sheet, 0, crosses, freeSquares(walled)))).toBe(true);
});
