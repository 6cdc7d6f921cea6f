import { expect, test } from 'vitest';
import { Pointing } from './pointing.svelte.ts';

const pointing = (): Pointing => new Pointing((text) => [{ text, square: null }]);

test('a tapped square stays, tapped again it goes', () => {
  const one = pointing();
  one.toggle('c4');
  expect(one.square).toBe('c4');
  one.toggle('d5');
  expect(one.square).toBe('d5');
  one.toggle('d5');
  expect(one.square).toBeNull();
});

test('a square under the pointer is shown for as long, then the tapped one again', () => {
  const one = pointing();
  one.toggle('c4');
  one.enter('d5');
  expect(one.square).toBe('d5');
  one.leave('e6');
  expect(one.square).toBe('d5');
  one.leave('d5');
  expect(one.square).toBe('c4');
});
