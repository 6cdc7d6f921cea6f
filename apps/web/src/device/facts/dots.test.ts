import { type AdditionExplanation, type ProductExplanation, boardFacts, explain } from '@abacow/learning';
import { expect, test } from 'vitest';
import { type DotKind, type DotPicture, drawFrames, drawRows, drawSplit } from './dots.ts';

const count = (picture: DotPicture, kind: DotKind): number =>
  picture.dots.filter((dot) => dot.kind === kind).length;

const SIGNS: Readonly<Record<DotKind, string>> = { first: '●', second: '○', gone: '×', empty: '.' };

/** The dots of a picture as lines of text. */
const linesOf = ({ dots }: DotPicture): readonly string[] =>
  [...new Set(dots.map(({ y }) => y))].map((y) =>
    dots
      .filter((dot) => dot.y === y)
      .map(({ kind }) => SIGNS[kind])
      .join(''),
  );

const product = (first: number, second: number): ProductExplanation =>
  explain({ board: 'multiplication', first, second }) as ProductExplanation;
const addition = (first: number, second: number): AdditionExplanation =>
  explain({ board: 'addition', first, second }) as AdditionExplanation;

test('seven rows of eight, in blocks of five', () => {
  expect(linesOf(drawRows(7, 8))).toEqual([
    ...Array.from({ length: 5 }, () => '●●●●●○○○'),
    ...Array.from({ length: 2 }, () => '○○○○○●●●'),
  ]);
});

test('7 × 8 is a square of seven and a column of seven; 4 × 9 is four tens without a column', () => {
  expect(linesOf(drawSplit(product(7, 8))!)).toEqual(Array.from({ length: 7 }, () => '●●●●●●●○'));
  expect(linesOf(drawSplit(product(8, 7))!).at(-1)).toBe('○○○○○○○');
  expect(linesOf(drawSplit(product(4, 9))!)).toEqual(Array.from({ length: 4 }, () => '●●●●●●●●●×'));
  expect(drawSplit(product(1, 9))).toBeNull();
});

test('an addition fills a frame of ten, or stands in two rows', () => {
  expect(linesOf(drawFrames(addition(7, 8)))).toEqual(['●●●●●○○○○○', '●●○○○.....']);
  expect(linesOf(drawFrames(addition(3, 9)))).toEqual(['●●●●●○○...', '●●●●○.....']);
  expect(linesOf(drawFrames(addition(3, 4)))).toEqual(['●●●..', '○○○○.']);
  expect(linesOf(drawFrames(addition(2, 7)))).toEqual(['●●○○○', '○○○○.']);
});

test('every picture has as many dots as the fact counts, all inside', () => {
  for (const { board, small, large } of [...boardFacts('multiplication'), ...boardFacts('addition')]) {
    const pictures =
      board === 'multiplication'
        ? [drawRows(small, large), drawSplit(product(small, large))]
        : [drawFrames(addition(small, large))];
    const result = board === 'multiplication' ? small * large : small + large;
    for (const picture of pictures) {
      if (picture === null) continue;
      expect([small, large, count(picture, 'first') + count(picture, 'second')]).toEqual([
        small,
        large,
        result,
      ]);
      for (const { x, y } of picture.dots) expect(x < picture.width && y < picture.height).toBe(true);
    }
  }
});
