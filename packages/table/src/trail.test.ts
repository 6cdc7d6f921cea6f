import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Trail, addToken, tokensIn, tokensOf } from './trail.ts';

const trailOf = (tokens: readonly string[]): Trail | null =>
  tokens.reduce<Trail | null>((trail, token) => addToken({ trail }, token), null);

test('tokens are returned in order', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (tokens) => {
      const trail = trailOf(tokens);
      expect(tokensOf({ trail })).toEqual(tokens);
      expect(tokensIn({ trail })).toBe(tokens.length);
    }),
  );
});

test('adding to one trail does not change another', () => {
  const trail = trailOf(['t12345=1c35c']);
  const [left, right] = [addToken({ trail }, 'c1'), addToken({ trail }, '-')];
  expect(tokensOf({ trail: left })).toEqual(['t12345=1c35c', 'c1']);
  expect(tokensOf({ trail: right })).toEqual(['t12345=1c35c', '-']);
  expect(tokensOf({ trail })).toEqual(['t12345=1c35c']);
});
