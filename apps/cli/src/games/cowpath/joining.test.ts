import {
  type CowpathPosition,
  NO_JOIN,
  freeSquares,
  isEmpty,
  joinCost,
  listSquares,
  makeSquare,
  parseSheet,
  setOf,
  squareAt,
  startCowpath,
  union,
} from '@abacow/rules/cowpath';
import { isUnreadable } from '@abacow/rules';
import { expect, test } from 'vitest';
import { squaresOnTheWay } from './joining.ts';

const startOn = (text: string) => {
  const sheet = parseSheet(text);
  if (isUnreadable(sheet)) throw new Error(sheet.reason);
  return startCowpath({ sheet, first: 0 });
};

test('finds exactly the squares on the cheapest joins', () => {
  const position = startOn('x1x1/1111/x1o1/o11o');
  const way = squaresOnTheWay(position.sheet, 0, position.crosses, freeSquares(position));
  expect(listSquares(way).map(makeSquare)).toEqual(['b2']);
});

test('a blocked side has no squares to join with', () => {
  const position = startOn('x1oc/11co/c1cc/xcox');
  const { sheet, crosses } = position;
  expect(joinCost(sheet.starts[0], crosses, freeSquares(position))).toBe(3);
  const walled: CowpathPosition = {
    ...position,
    circles: union(position.circles, setOf([squareAt(0, 1), squareAt(1, 0), squareAt(1, 1)])),
  };
  expect(joinCost(sheet.starts[0], crosses, freeSquares(walled))).toBe(NO_JOIN);
  expect(isEmpty(squaresOnTheWay(sheet, 0, crosses, freeSquares(walled)))).toBe(true);
});
