import { type Position, isUnreadable, parseSetup, playText, startGame } from '@abacow/rules';
import type { CowpathPosition } from '@abacow/rules/cowpath';
import { beforeAll, expect, test } from 'vitest';
import { change } from '../../../base/settings/settings.svelte.ts';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { nameSquare } from './naming.ts';
import { lookRows } from './squares.ts';
import { describePosition } from './describe-position.ts';

const YOU = { you: true, name: 'You' };

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

const after = (...tokens: string[]): CowpathPosition => {
  const setup = parseSetup({ game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' });
  if (isUnreadable(setup)) throw new Error(setup.reason);
  const position = playText(startGame(setup), tokens) as Position;
  if (isUnreadable(position)) throw new Error('text');
  return position as CowpathPosition;
};
const title = (...tokens: string[]): string => describePosition(after(...tokens), YOU, '').title;

test.each([
  [[], 'Your turn: throw the dice.'],
  [['t12345=12345'], 'Nothing to mark yet.'],
  [['t12345=cc123'], 'Two cows: mark a cow, or throw for more.'],
  [['t12345=55512'], 'Three fives: mark a 5, or throw for more.'],
  [['t12345=555cc'], 'Three fives or two cows: mark one of them.'],
  [['t12345=55551'], 'Four fives! Mark a 5.'],
  [['t12345=cc123', 't3=4', 't3=5'], 'Two cows: mark a cow.'],
  [['t12345=cccc1', 'c1'], 'Bonus turn! Throw all five again.'],
])('%j: %s', (tokens, words) => {
  expect(title(...tokens)).toBe(words);
});

test.each([
  [[], 'Buttercup to throw', ''],
  [['t12345=12345'], 'Nothing to mark yet for Buttercup.', '2 throws left.'],
  [['t12345=cc123'], 'Buttercup threw two cows.', '2 throws left.'],
  [['t12345=555cc'], 'Buttercup threw three fives and two cows.', '2 throws left.'],
  [['t12345=55551'], 'Buttercup threw four fives!', 'Buttercup gets a bonus turn.'],
  [['t12345=cc123', 't3=4', 't3=5'], 'Buttercup threw two cows.', 'That was the last throw.'],
])('another player’s %j is described without a task: %s', (tokens, heading, detail) => {
  const who = { you: false, name: 'Buttercup' };
  expect(describePosition(after(...tokens), who, '')).toMatchObject({ title: heading, detail });
});

test('a named person who plays on this device gets a task', () => {
  const who = { you: false, name: 'Anna' };
  expect(describePosition(after('t12345=cc123'), who, '', true).title).toBe(
    'Two cows: mark a cow, or throw for more.',
  );
});

test('three of a number without a free square are announced', () => {
  const tokens = ['t12345=11123', 'b1', 't12345=12345', '-', 't12345=11123'];
  expect(title(...tokens)).toBe('Three ones, but no free 1 to mark.');
});

test('squares have names that describe them', () => {
  const names = lookRows(after('t12345=cc123')).flat().map(nameSquare);
  expect(names).toContain('c1, cow, free, can be marked');
  expect(names).toContain('a1, start of the crosses');
  expect(names).toContain('b1, 1, free');
});

test('in a bonus turn the anchor is named so, and only squares next to it can be marked', () => {
  const looks = lookRows(after('t12345=cccc1', 'c1', 't12345=cc123')).flat();
  expect(looks.filter((look) => look.markable).map((look) => look.name)).toEqual(['d2']);
  expect(nameSquare(looks.find((look) => look.anchor)!)).toBe(
    'c1, cow, crossed, the next mark must touch it',
  );
});
