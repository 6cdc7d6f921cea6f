import { drawPosition, playToken, startGame, type Position } from '@abacow/rules';
import { padSheet } from '@abacow/rules/sheets';
import { expect, test } from 'vitest';
import { type Piece, plainText } from '../terminal/style.ts';
import { cowpath } from './cowpath/game.ts';
import { paintGame } from './painting.ts';
import { trio } from './trio/game.ts';

const after = (start: Position, ...tokens: string[]): Position =>
  tokens.reduce((position, token) => {
    const step = playToken(position, token);
    if (!('position' in step)) throw new Error(token);
    return step.position;
  }, start);

const styled = (pieces: readonly Piece[], style: string): readonly string[] =>
  pieces.flatMap((piece) => (typeof piece !== 'string' && piece.style === style ? [piece.text] : []));

test('Cowpath: crosses, circles, squares to mark and dice have their own styles, and no text is lost', () => {
  const sheet = padSheet(17)!;
  const position = after(startGame({ game: 'cowpath', sheet, first: 0 }), 't12345=cc145');
  const drawing = drawPosition(position);
  const pieces = paintGame(cowpath, drawing);
  expect(plainText(pieces)).toBe(drawing);
  expect(styled(pieces, 'seat1')).toEqual(['[X]', '[X]', '[X]', 'cross']);
  expect(styled(pieces, 'seat2')).toEqual(['[O]', '[O]', '[O]']);
  expect(styled(pieces, 'open').length).toBeGreaterThan(5);
  expect(new Set(styled(pieces, 'open'))).toEqual(new Set(['(c)']));
  expect(styled(pieces, 'dice')).toEqual(['c c 1 4 5']);
});

test('Trio: every player has a style', () => {
  const start = startGame({
    game: 'trio',
    board: 'multiplication',
    players: 4,
    level: 'junior',
    target: 200,
    first: 0,
  });
  const position = after(start, 't12=57', '5x7', 't12=23', '2x3', 't12=45', '4x5', 't12=67', '6x7', 't12=89');
  const drawing = drawPosition(position);
  const pieces = paintGame(trio, drawing);
  expect(plainText(pieces)).toBe(drawing);
  expect(styled(pieces, 'seat1')).toEqual(['[A]', 'player A']);
  expect(['seat2', 'seat3', 'seat4'].map((style) => styled(pieces, style))).toEqual([
    ['[B]'],
    ['[C]'],
    ['[D]'],
  ]);
  expect(styled(pieces, 'open')).toEqual(['(72)', '(72)']);
  expect(styled(pieces, 'dice')).toEqual(['8 9']);
});

test('a sentence: who throws, and what fell; the places of dice are not dice', () => {
  expect(paintGame(cowpath, 'circle keeps c c, throws 1 3 5')).toEqual([
    { text: 'circle', style: 'seat2' },
    ' keeps ',
    { text: 'c c', style: 'dice' },
    ', throws ',
    { text: '1 3 5', style: 'dice' },
  ]);
  expect(paintGame(cowpath, 'die   1 2 3 4 5')).toEqual(['die   1 2 3 4 5']);
});

test('without a game the text has no colours', () => {
  expect(paintGame(null, 'player A throws 1 2')).toEqual(['player A throws 1 2']);
});
