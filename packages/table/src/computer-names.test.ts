import { expect, test } from 'vitest';
import { COMPUTER_LEVELS } from '@abacow/rules';
import { computerName, levelName } from './computer-names.ts';

const LANGUAGES = ['en', 'de', 'fr'] as const;
const GAMES = ['cowpath', 'trio'] as const;

test('the ten computer players have ten names in every language', () => {
  for (const language of LANGUAGES) {
    const names = GAMES.flatMap((game) => COMPUTER_LEVELS.map((level) => levelName(game, level, language)));
    expect(new Set(names).size).toBe(10);
  }
});

test('equal computers at one table have different names', () => {
  const seats = [
    { kind: 'person' },
    ...Array.from({ length: 3 }, () => ({ kind: 'computer', level: 4 as const })),
  ];
  for (const language of LANGUAGES) {
    const names = [1, 2, 3].map((seat) => computerName('trio', seats, seat, 4, language));
    expect(names[0]).toBe(levelName('trio', 4, language));
    expect(new Set(names).size).toBe(3);
  }
});

test('a game without names has numbered computers', () => {
  expect(levelName('pig' as 'trio', 3, 'fr')).toBe('Ordinateur 3');
});
