import { commitment, makeHex, sha256 } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { type Me, duties } from './duties.ts';
import type { SeatHelp } from './help.ts';
import type { OpenOptions } from './open.ts';
import { OPEN } from './seats.ts';
import { Bench, computer, cowpathOptions, person, trioOptions } from './tables.testing.ts';

const me = (holder: string, more: Partial<Me> = {}): Me => ({
  holder,
  wants: null,
  help: null,
  throws: false,
  ...more,
});
const seedOf = (name: string) => sha256(new TextEncoder().encode(name));
const sit = (seat: number, name: string) =>
  ({
    kind: 'sit',
    seat,
    sitter: { kind: 'person', name },
    seed: '',
    seedCommitment: commitment(seedOf(name)),
  }) as const;
const online = (more: Partial<OpenOptions> = {}) =>
  new Bench(cowpathOptions({ scheme: 2, opening: { kind: 'lot' }, seeds: [], ...more }), false);

describe('sitting down', () => {
  test('at a reserved seat, and not twice', () => {
    const bench = online();
    expect(duties(bench.table, me('Ada'))).toEqual([{ kind: 'sit', seat: 0 }]);
    bench.do(sit(0, 'Ada'), { by: 'Ada' });
    expect(duties(bench.table, me('Ada'))).toEqual([]);
    expect(duties(bench.table, me('Ben', { wants: 0 }))).toEqual([{ kind: 'sit', seat: 1 }]);
  });

  test.each([
    ['any', [{ kind: 'sit', seat: 1 }]],
    [2, [{ kind: 'sit', seat: 2 }]],
    [0, []],
    [null, []],
  ] as const)('who wants seat %s', (wants, expected) => {
    const { table } = new Bench(trioOptions({ seats: [person('Ada'), OPEN, OPEN] }), false);
    expect(duties(table, me('Ben', { wants }))).toEqual(expected);
  });

  test('nobody sits down at a second seat, or at a game that has begun', () => {
    const bench = new Bench(cowpathOptions({ seats: [person('Ada'), OPEN] }), false);
    expect(duties(bench.table, me('Ada', { wants: 'any' }))).toEqual([]);
    const begun = new Bench(cowpathOptions());
    expect(duties(begun.table, me('Cleo', { wants: 'any' }))).toEqual([]);
  });
});

test('each seat reveals its own seed, and then the first person tosses the coin', () => {
  const bench = online().do(sit(0, 'Ada'), { by: 'Ada' }).do(sit(1, 'Ben'), { by: 'Ben' });
  bench.do({ kind: 'start' }, { by: 'Ada' });
  const [ada, ben] = [me('Ada', { throws: true }), me('Ben', { throws: true })];
  expect(duties(bench.table, ada)).toEqual([{ kind: 'reveal-seed', seat: 0 }]);
  expect(duties(bench.table, ben)).toEqual([{ kind: 'reveal-seed', seat: 1 }]);
  bench.do({ kind: 'reveal-seed', seat: 0, seed: makeHex(seedOf('Ada')) });
  expect(duties(bench.table, ada)).toEqual([]);
  bench.do({ kind: 'reveal-seed', seat: 1, seed: makeHex(seedOf('Ben')) });
  expect(duties(bench.table, ada)).toEqual([{ kind: 'toss' }]);
  expect(duties(bench.table, ben)).toEqual([]);
  expect(duties(bench.table, me('Ada'))).toEqual([]);
});

test('a client that throws by itself rolls when it is its turn', () => {
  const bench = new Bench(trioOptions());
  expect(duties(bench.table, me('Ada', { throws: true }))).toEqual([{ kind: 'roll', seat: 0 }]);
  expect(duties(bench.table, me('Ben', { throws: true }))).toEqual([]);
});

describe('the remembered help', () => {
  const HELP: SeatHelp = { help: 'work-out', hidesNumbers: true };
  const ada = me('Ada', { help: HELP });
  const trio = (more: Partial<OpenOptions> = {}) =>
    new Bench(
      trioOptions({
        choice: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 },
        opening: { kind: 'chosen', seat: 0 },
        seats: [person('Ada'), computer(1)],
        ...more,
      }),
    );

  test('is chosen once, before the first token', () => {
    const bench = trio();
    expect(duties(bench.table, ada)).toEqual([{ kind: 'choose-help', seat: 0, ...HELP }]);
    expect(duties(bench.table, me('Ada'))).toEqual([]);
    bench.do({ kind: 'choose-help', seat: 0, ...HELP });
    expect(duties(bench.table, ada)).toEqual([]);
  });

  test('is not chosen later, or where there is nothing to calculate', () => {
    const bench = trio().do({ kind: 'play', seat: 0, move: 't12' });
    expect(duties(bench.table, ada)).toEqual([]);
    expect(duties(new Bench(cowpathOptions()).table, ada)).toEqual([]);
  });
});
