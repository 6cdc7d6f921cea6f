import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { newTable } from './lobby.ts';

const TRIO = { game: 'trio', board: 'addition', players: 2, level: 'expert', target: 100 };
const asked = (more: object, choice: object = TRIO) =>
  v.safeParse(newTable, { choice, seats: [{ kind: 'me' }, { kind: 'open' }], ...more });

describe('a new table', () => {
  test('without rounds and time limit has none of these fields', () => {
    const { output } = asked({});
    expect(output).toMatchObject({ choice: TRIO });
    expect(output).not.toHaveProperty('timeLimitMs');
    expect((output as { choice: object }).choice).toEqual(TRIO);
  });

  test('may have a number of rounds and a time limit', () => {
    const { output } = asked({ timeLimitMs: 1_200_000 }, { ...TRIO, rounds: 99 });
    expect(output).toMatchObject({ timeLimitMs: 1_200_000, choice: { rounds: 99 } });
  });

  test.each([{ rounds: 0 }, { rounds: 100 }, { rounds: 1.5 }, { rounds: '3' }])('not %j', (rounds) => {
    expect(asked({}, { ...TRIO, ...rounds }).success).toBe(false);
  });

  test.each([{ timeLimitMs: 59_999 }, { timeLimitMs: 86_400_001 }, { timeLimitMs: null }])(
    'not %j',
    (limit) => {
      expect(asked(limit).success).toBe(false);
    },
  );
});
