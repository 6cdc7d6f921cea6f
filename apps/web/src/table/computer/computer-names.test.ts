import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { computerName } from './computer-names.ts';

beforeAll(() => speak('en'));

const computer = (level: 1 | 2 | 3 | 4 | 5) => ({ kind: 'computer', level }) as const;
const person = { kind: 'person' } as const;

const namesOf = (
  seats: readonly (ReturnType<typeof computer> | typeof person)[],
  game: 'cowpath' | 'trio' = 'cowpath',
): readonly string[] =>
  seats.map((one, seat) => (one.kind === 'computer' ? computerName(game, seats, seat, one.level) : ''));

test('a computer has the name of its level', () => {
  expect(namesOf([person, computer(3)])).toEqual(['', 'Rosie']);
  expect(namesOf([computer(1), computer(5)])).toEqual(['Daisy', 'Minerva']);
  expect(namesOf([computer(1), computer(5)], 'trio')).toEqual(['Pip', 'Athena']);
});

test('equal computers have different names', () => {
  expect(namesOf([computer(3), computer(3)])).toEqual(['Rosie', 'Elsie']);
  expect(namesOf([computer(3), person, computer(3), computer(3)])).toEqual(['Rosie', '', 'Elsie', 'Poppy']);
  expect(new Set(namesOf([computer(1), computer(1), computer(2), computer(2)])).size).toBe(4);
});

test('the name of a computer does not depend on who sits behind it', () => {
  expect(computerName('cowpath', [person, computer(2), computer(2)], 1, 2)).toBe('Buttercup');
});
