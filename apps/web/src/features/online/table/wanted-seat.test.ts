import { expect, test } from 'vitest';
import { takeWantedSeat, wantSeat } from './wanted-seat.ts';

const ada = { kind: 'person', name: 'Ada', holder: 'ada' } as const;

test('a player who picks a table in the lobby sits down at its first free seat, once', () => {
  wantSeat('meadow', [ada, { kind: 'open' }, { kind: 'open' }]);
  expect(takeWantedSeat('meadow')).toEqual({ table: 'meadow', seat: 1, game: null });
  expect(takeWantedSeat('meadow')).toBeNull();
});

test('a wanted seat is for one table, and a full table gives none', () => {
  wantSeat('meadow', [ada, { kind: 'open' }]);
  expect(takeWantedSeat('brook')).toBeNull();
  wantSeat('meadow', [ada, ada]);
  expect(takeWantedSeat('meadow')).toBeNull();
});
