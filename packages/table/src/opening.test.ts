import { scriptedFaces } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { rebuild } from './apply.ts';
import { OPENING_THROW_MS, deadlineOf, openingDeadline } from './clock.ts';
import type { ClockSetup } from './clock.ts';
import { HOUSE } from './seats.ts';
import { Bench, cowpathOptions, trioOptions } from './tables.testing.ts';

/** Both begin at 1000. */
const coin = (clock: ClockSetup = { kind: 'none' }) =>
  new Bench(cowpathOptions({ opening: { kind: 'lot' }, clock }));
const rollOff = (clock: ClockSetup = { kind: 'none' }) => new Bench(trioOptions({ clock }));

const tick = (bench: Bench, now: number, faces = '37') =>
  bench.try({ kind: 'tick' }, { by: HOUSE, now, dice: scriptedFaces('0123456789', faces) });

describe('the time of the opening', () => {
  test.each([
    ['no clock', { kind: 'none' }, OPENING_THROW_MS],
    ['a clock by the game', { kind: 'game', ms: 600_000 }, OPENING_THROW_MS],
    ['a clock by the move', { kind: 'move', ms: 20_000 }, 20_000],
  ] as const)('with %s', (_, clock, ms) => {
    expect(openingDeadline(coin(clock).table)).toBe(1000 + ms);
    const bench = rollOff(clock);
    bench.do({ kind: 'roll', seat: 0 }, { now: 5000 });
    expect(openingDeadline(bench.table)).toBe(5000 + ms);
  });

  test('ends when it is decided who begins', () => {
    expect(openingDeadline(coin().do({ kind: 'toss' }).table)).toBeNull();
    expect(openingDeadline(new Bench(cowpathOptions(), false).table)).toBeNull();
  });

  test('does not count towards the time of the game', () => {
    const bench = rollOff({ kind: 'game', ms: 30_000 }).do({ kind: 'roll', seat: 0 }, { now: 50_000 });
    expect(bench.table.game).toBeNull();
    expect(deadlineOf(bench.table)).toBeNull();
  });
});

describe('when it is up, the table throws', () => {
  test('the coin', () => {
    const bench = coin();
    expect(tick(bench, 60_999)).toMatchObject({ code: 'clock/time-left' });
    bench.do({ kind: 'tick' }, { by: HOUSE, now: 61_000, dice: scriptedFaces('01', '1') });
    expect(bench.events.at(-1)).toEqual({ kind: 'tossed', at: 61_000, seat: 1 });
    expect(bench.table).toMatchObject({ phase: 'playing', game: { position: { seat: 1 } } });
  });

  test('the dice, for one seat after the other', () => {
    const bench = rollOff({ kind: 'move', ms: 10_000 });
    expect(tick(bench, 11_000, '37')).toEqual([{ kind: 'rolled', at: 11_000, seat: 0, faces: '37' }]);
    expect(tick(bench, 20_999)).toMatchObject({ code: 'clock/time-left' });
    expect(tick(bench, 21_000, '99')).toEqual([{ kind: 'rolled', at: 21_000, seat: 1, faces: '99' }]);
    bench.do({ kind: 'roll', seat: 2 }, { now: 22_000, dice: scriptedFaces('0123456789', '00') });
    expect(bench.table).toMatchObject({ phase: 'playing', game: { position: { seat: 1 } } });
    expect(rebuild(bench.events)).toEqual(bench.table);
  });

  test('but a late command of a player is still accepted', () => {
    const bench = rollOff().do({ kind: 'give-up', seat: 0 }, { now: 900_000 });
    expect(bench.table.standIns).toEqual([0]);
    bench.do({ kind: 'roll', seat: 0 }, { by: HOUSE, now: 1_900_000 });
    expect(bench.events.at(-1)).toMatchObject({ kind: 'rolled', seat: 0 });
  });
});
