import { gameAt, keptSeats } from './table.ts';
import { auditDice, parseHex, parseThrow } from '@abacow/dice';
import { legalNotation } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { OPENING_SUFFIX, makeTableDice, tableDice } from './dice.ts';
import { isRematchAgreed, openTable, rematchOf } from './open.ts';
import { recordOf } from './record.ts';
import { apply, rebuild } from './apply.ts';
import { checkDice } from './check.ts';
import { COMMITMENT, Bench, SECRET, SECRET_BYTES, cowpathOptions, trioOptions } from './tables.testing.ts';
import type { Table } from './table.ts';
import { isTableRefusal } from './refusals.ts';
import { makeEvents, parseEvents } from './text.ts';

/** A new source for every throw, which knows nothing about earlier throws. */
const freshDice = (table: Table) => tableDice(table, SECRET);

const playOut = (bench: Bench, diceOf = freshDice): Bench => {
  const withDice = ({ table }: Bench) => ({ dice: diceOf(table) });
  while (bench.table.phase === 'opening')
    if (bench.table.rollOff === null) bench.do({ kind: 'toss' }, withDice(bench));
    else {
      const { contenders, rolls } = bench.table.rollOff;
      bench.do({ kind: 'roll', seat: contenders[rolls.length]! }, withDice(bench));
    }
  for (let step = 0; bench.table.phase === 'playing' && step < 2000; step++) {
    const legal = legalNotation(gameAt(bench.table).position);
    const move = legal[(step * 7919) % legal.length]!;
    bench.do({ kind: 'play', seat: gameAt(bench.table).position.seat, move }, withDice(bench));
  }
  return bench.do({ kind: 'reveal', secret: SECRET }, { by: 'house' });
};

const throwsOf = (tokens: readonly string[], faces: string) =>
  tokens
    .filter((token) => token.includes('='))
    .map((token) => ({ faces: parseThrow(token.split('=')[1]!, faces)!, sides: faces.length }));

describe('dice that can be checked', () => {
  test.each([
    ['cowpath', cowpathOptions({ opening: { kind: 'lot' } }), '12345c'],
    ['trio', trioOptions(), '0123456789'],
  ])('a whole game of %s passes the audit from its record alone', (_, options, faces) => {
    const { setup, tokens, dice, result } = recordOf(playOut(new Bench(options)).table)!;
    expect(result?.by).toBe('play');
    expect(setup.game).toBe(options.choice.game);
    const diceSetup = { secret: parseHex(dice!.secret!)!, table: dice!.table, seeds: dice!.seeds };
    expect(auditDice(dice!.commitment, diceSetup, throwsOf(tokens, faces))).toBeUndefined();
    const forged = throwsOf(tokens, faces);
    forged[3] = { ...forged[3]!, faces: forged[3]!.faces.map((face) => (face + 1) % faces.length) };
    expect(auditDice(dice!.commitment, diceSetup, forged)).toMatchObject({ throwNumber: 4 });
  });

  test('tables with the same name of the dice have the same dice, and their records are checked under that name', () => {
    const named = (id: string) => playOut(new Bench(cowpathOptions({ id, diceName: 'day 1' })));
    const [one, other] = [named('one'), named('other')];
    expect(recordOf(one.table)!.tokens).toEqual(recordOf(other.table)!.tokens);
    const record = recordOf(one.table)!;
    expect(record.dice).toMatchObject({ table: 'day 1' });
    expect(checkDice(record)).toMatchObject({ kind: 'checked', honest: true });
    const unnamed = playOut(new Bench(cowpathOptions({ id: 'one' })));
    expect(recordOf(unnamed.table)!.tokens).not.toEqual(record.tokens);
    const events = parseEvents(makeEvents(one.events));
    expect(events).toEqual(one.events);
    expect(rebuild(events as typeof one.events)).toEqual(one.table);
    const damaged = makeEvents(one.events).replace('"diceName":"day 1"', '"diceName":7');
    expect(parseEvents(damaged)).toMatchObject({ kind: 'unreadable' });
  });

  test('one source used from the opening to the end gives the same throws as new ones', () => {
    const kept = playOut(new Bench(trioOptions()), makeTableDice(SECRET));
    expect(kept.events).toEqual(playOut(new Bench(trioOptions())).events);
  });

  test('a source uses seeds that were added after it was created', () => {
    const diceOf = makeTableDice(SECRET);
    const { table } = new Bench(cowpathOptions({ opening: { kind: 'lot' } }));
    const other: Table = {
      ...table,
      dice: { ...table.dice, seeds: table.dice.seeds.map((seed) => `${seed} more`) },
    };
    for (const each of [table, other, table])
      expect(diceOf(each).throwDice(5, 6)).toEqual(tableDice(each, SECRET).throwDice(5, 6));
    expect(diceOf(other).throwDice(5, 6)).not.toEqual(diceOf(table).throwDice(5, 6));
  });

  test('the roll-off can be checked too, with its own throw numbers', () => {
    const { id, game, dice } = playOut(new Bench(trioOptions())).table;
    const rollOff = game?.rollOff;
    const rolls = [...rollOff!.past.flat(), ...rollOff!.rolls].map(({ faces }) => ({
      faces: [...faces].map(Number),
      sides: 10,
    }));
    const diceSetup = { secret: SECRET_BYTES, table: `${id}${OPENING_SUFFIX}`, seeds: dice.seeds };
    expect(auditDice(COMMITMENT, diceSetup, rolls)).toBeUndefined();
  });
});

describe('a rematch', () => {
  test('has the same game with everybody one seat further', () => {
    const bench = new Bench(cowpathOptions()).do({ kind: 'give-up', seat: 0 });
    expect(isRematchAgreed(bench.table)).toBe(false);
    bench.do({ kind: 'want-rematch', seat: 0 });
    expect(bench.refusal({ kind: 'want-rematch', seat: 0 })).toBe('rematch/already');
    bench.do({ kind: 'want-rematch', seat: 1 });
    expect(isRematchAgreed(bench.table)).toBe(true);
    const options = rematchOf(bench.table, {
      id: 'next',
      commitment: COMMITMENT,
      seeds: [],
      now: 5000,
    });
    const events = openTable(options);
    if (isTableRefusal(events)) throw new Error(events.code);
    const next = events.reduce<Table | null>(apply, null)!;
    expect(next.seats).toEqual([...bench.table.seats].reverse());
    expect(next.choice).toEqual(bench.table.choice);
    expect(keptSeats(next)).toEqual([0, 1]);
  });
});

describe('a reserved seat', () => {
  const kept = (): Bench => new Bench(cowpathOptions({ seeds: [null, 'clover'] }), false);
  const sit = (name: string, seed: string) =>
    ({ kind: 'sit', seat: 0, sitter: { kind: 'person', name }, seed }) as const;

  test('waits for its person, whose seed comes after the commitment and before the first throw', () => {
    const bench = kept();
    expect(bench.table.dice.commitment).toBe(COMMITMENT);
    expect(bench.table.dice.seeds).toEqual(['', 'clover']);
    expect(bench.refusal({ kind: 'start' })).toBe('start/open-seats');
    bench.do(sit('Ada', 'fern'), { by: 'Ada' }).do({ kind: 'start' });
    expect(bench.table.dice.seeds).toEqual(['fern', 'clover']);
    expect(bench.refusal(sit('Ada', 'moss'), { by: 'Ada' })).toBe('seat/taken');
  });

  test('cannot be taken by anybody else', () => {
    const bench = kept();
    expect(bench.refusal(sit('Ben', 'nettle'), { by: 'Ben' })).toBe('seat/taken');
    expect(bench.refusal({ ...sit('', ''), sitter: { kind: 'computer', level: 2 } })).toBe('seat/taken');
  });

  test('can be given up', () => {
    const bench = kept().do({ kind: 'leave', seat: 0 });
    expect(keptSeats(bench.table)).toEqual([]);
    expect(bench.table.seats[0]).toEqual({ kind: 'open' });
  });

  test('goes to a computer when its person does not come', () => {
    const bench = kept();
    const call = { kind: 'call-computer', seat: 0 } as const;
    expect(bench.refusal(call, { by: 'Ben' })).toBe('absence/here');
    expect(bench.refusal({ ...call, kind: 'end-absent' }, { by: 'Ben', absent: [0] })).toBe(
      'turn/not-playing',
    );
    bench.do(call, { by: 'Ben', absent: [0] }).do({ kind: 'start' });
    expect(bench.table.seats[0]).toMatchObject({ kind: 'computer' });
    expect(bench.table.dice.seeds).toEqual(['', 'clover']);
  });

  test('is the same after events were written as text and read back', () => {
    const { events, table } = kept();
    const read = parseEvents(makeEvents(events));
    if ('reason' in read) throw new Error(read.reason);
    expect(rebuild(read)).toEqual(table);
  });
});
