import { describe, expect, test } from 'vitest';
import {
  type DayResult,
  NO_TRIES,
  type Tries,
  type Try,
  countedTry,
  mergeTries,
  storedTries,
  updateTries,
  withResult,
  withStrongest,
  withTry,
  wouldCount,
} from './tries.ts';

const DAY = '2026-11-16';
const WON: DayResult = { end: 'won', marks: [1, 0, 2] };
const first: Try = { day: DAY, player: null, game: 'aaa', counts: true, result: null };
const one: Tries = withTry(NO_TRIES, first);

describe('which try counts', () => {
  test('the first of a player on the day itself', () => {
    expect(wouldCount(NO_TRIES, DAY, null, DAY)).toBe(true);
    expect(wouldCount(one, DAY, null, DAY)).toBe(false);
    expect(wouldCount(one, DAY, 'ada', DAY)).toBe(true);
  });

  test('not on another day, whether the clock is right or not', () => {
    expect(wouldCount(NO_TRIES, '2026-11-15', null, DAY)).toBe(false);
    expect(wouldCount(NO_TRIES, '2026-11-17', null, DAY)).toBe(false);
  });

  test('a clock that was set forward and back takes nothing away', () => {
    const later = withTry(one, { ...first, day: '2026-12-24', game: 'bbb' });
    expect(countedTry(later, DAY, null)).toEqual(first);
    expect(countedTry(later, '2026-12-24', null)?.game).toBe('bbb');
    expect(wouldCount(later, '2026-11-17', null, '2026-11-17')).toBe(true);
  });

  test('a result is stored once', () => {
    const done = withResult(one, 'aaa', WON);
    expect(countedTry(done, DAY, null)?.result).toEqual(WON);
    expect(withResult(done, 'aaa', { end: 'lost', marks: [] })).toEqual(done);
  });
});

describe('storage', () => {
  const full = withStrongest(withResult(one, 'aaa', WON), DAY, { end: 'tied', marks: [1] });

  test('what is written is read', () => {
    expect(storedTries.parse(JSON.stringify(full))).toEqual(full);
  });

  test.each([null, '', '{', '7', '[]', '{}', '{"version":1,"tries":7,"strongest":[]}'])(
    'of %j nothing is read and nothing breaks',
    (text) => expect(storedTries.parse(text)).toEqual(NO_TRIES),
  );

  test('a damaged entry is skipped, the others are read', () => {
    const damaged = [7, null, {}, { ...first, day: '2026-02-30' }, { ...first, player: 7 }];
    const text = JSON.stringify({
      version: 1,
      tries: [...damaged, first],
      strongest: { [DAY]: WON, '2026-99-01': WON, '2026-11-15': { end: 'won', marks: [-1] } },
    });
    expect(storedTries.parse(text)).toEqual({ version: 1, tries: [first], strongest: { [DAY]: WON } });
  });

  test('what a newer version wrote is not overwritten', () => {
    const newer = JSON.stringify({ version: 2, tries: 'otherwise' });
    localStorage.setItem(storedTries.key, newer);
    expect(updateTries(() => one)).toEqual({ ...NO_TRIES, version: 2 });
    expect(localStorage.getItem(storedTries.key)).toBe(newer);
    localStorage.removeItem(storedTries.key);
    expect(updateTries(() => one)).toEqual(one);
  });

  test('the tries of another device are added; there is one that counts per day and player', () => {
    const other = withTry(NO_TRIES, { ...first, game: 'bbb', result: WON });
    expect(mergeTries(one, other).tries).toEqual([
      first,
      { ...first, game: 'bbb', result: WON, counts: false },
    ]);
    expect(mergeTries(one, one)).toEqual(one);
  });
});
