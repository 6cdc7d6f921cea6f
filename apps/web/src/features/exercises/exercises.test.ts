import type { Step } from '@abacow/ai/analysis';
import { type Exercise, type Shipped, exerciseAt } from '@abacow/ai/exercises';
import { type GameRecord, isUnreadable, parseRecord } from '@abacow/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { memoryRowStore } from '../../base/storage/memory.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import { saveAnswer } from './answering.ts';
import {
  restoreMistake,
  saveMistake,
  listStored,
  readRow,
  removeMistake,
} from '../../device/exercises/stored.ts';
import { UNTRIED } from '../../device/exercises/progress.ts';
import { mistakesIn } from './mistakes.ts';
import { openSession } from './session.svelte.ts';
import { describeAdded, describeVerdict, describeWays } from './describe-exercise.ts';

const FILE = {
  abacow: 1,
  setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
  players: ['Ada', 'computer 2'],
  text: 't12345=cc145 c1 t12345=11155 t45=11 b1 t12345=22345 - t12345=cc111 c3',
  result: null,
};
const record = parseRecord(JSON.stringify(FILE)) as GameRecord;

/** A position after this many tokens, with these equities; a move without one has equity 0. */
const exercise = (tokens: number, equities: Readonly<Record<string, number>>): Exercise => {
  const found = exerciseAt(record.setup, record.tokens.slice(0, tokens), optionsOf(tokens, equities));
  if (isUnreadable(found)) throw new Error(found.reason);
  return found;
};

const THROWS = Array.from({ length: 31 }, (_, mask) =>
  ['1', '2', '3', '4', '5'].filter((_, die) => (((mask + 1) >> die) & 1) === 1).join(''),
);

const LEGAL: Readonly<Record<number, readonly string[]>> = {
  1: [...THROWS.map((dice) => `t${dice}`), '-', 'a3', 'c1', 'c3', 'd2', 'd4'],
  8: [...THROWS.map((dice) => `t${dice}`), '-', 'a3', 'c3', 'd2', 'd4'],
};

const optionsOf = (tokens: number, equities: Readonly<Record<string, number>>) =>
  LEGAL[tokens]!.map((move) => ({ move, equity: equities[move] ?? 0, error: 0.03 }));

const first = exercise(1, { c1: 0.5, c3: 0.48 });
const second = exercise(8, { c3: 0.6 });
const shipped = (grade: Shipped['grade'], one: Exercise): Shipped => ({ ...one, grade });

/** A session whose date the test sets. */
const opened = async (set: readonly Shipped[], rowStore = memoryRowStore()) => {
  const clock = { day: 100 };
  const services = {
    rowStore: () => Promise.resolve(rowStore),
    shipped: () => Promise.resolve(set),
    now: () => clock.day * 1000,
    today: () => clock.day,
  };
  return { clock, rowStore, services, session: await openSession('cowpath', services) };
};

const writesDone = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 0));

describe('an exercise session', () => {
  test('asks one exercise after another, tells right answers from wrong ones, and asks each again on its day', async () => {
    const { session, clock, services } = await opened([shipped('easy', first), shipped('hard', second)]);
    expect(session.counts).toMatchObject({ own: 0, back: 0, fresh: 2, done: 0, all: 2 });
    session.answer('c1');
    expect(session.verdict).toMatchObject({ right: true, progress: { solved: 1 } });
    await writesDone();
    session.next();
    expect(session.current!.exercise.id).toBe(second.id);
    session.answer('-');
    expect(session.verdict).toMatchObject({ right: false, progress: { solved: 0 } });
    await writesDone();
    session.next();
    expect(session.current).toBeNull();
    expect(session.nextIn).toBe(1);

    clock.day += 1;
    const tomorrow = await openSession('cowpath', services);
    expect(tomorrow.current!.exercise.id).toBe(second.id);
    expect(tomorrow.counts).toMatchObject({ back: 1, fresh: 0, later: 1 });

    clock.day += 2;
    const later = await openSession('cowpath', services);
    expect(later.current!.exercise.id).toBe(first.id);
    later.answer('c3');
    expect(later.verdict).toMatchObject({ right: true, progress: { solved: 2 } });
    await writesDone();
    expect((await openSession('cowpath', services)).counts).toMatchObject({ done: 1, all: 2 });
  });

  test('throws that keep the same faces count as the same answer', async () => {
    const { session } = await opened([shipped('easy', exercise(1, { t345: 0.5 }))]);
    session.answer('t345');
    expect(session.verdict!.right).toBe(true);
    const twin = await opened([shipped('easy', exercise(8, { t1: 0.5, t2: 0.5 }))]);
    twin.session.answer('t2');
    expect(twin.session.verdict!.right).toBe(true);
  });

  test('a skipped exercise comes again after the others', async () => {
    const { session } = await opened([shipped('easy', first), shipped('hard', second)]);
    session.skip();
    expect(session.current!.exercise.id).toBe(second.id);
    session.skip();
    expect(session.current!.exercise.id).toBe(first.id);
  });

  test('own mistakes come first, and a removed one never comes back', async () => {
    const rowStore = memoryRowStore();
    await saveMistake(rowStore, { exercise: second, chosen: '-' }, 1);
    const { session } = await opened([shipped('easy', first)], rowStore);
    expect(session.current).toMatchObject({ from: { kind: 'own', chosen: '-' } });
    await session.remove();
    expect(session.current!.exercise.id).toBe(first.id);
    expect(await saveMistake(rowStore, { exercise: second, chosen: '-' }, 2)).toBe(false);
    expect(await restoreMistake(rowStore, { exercise: second, chosen: '-' }, 3)).toBe(true);
    expect((await opened([shipped('easy', first)], rowStore)).session.counts.own).toBe(1);
  });
});

describe('stored exercises', () => {
  test('an answer is counted from the stored progress, not from what this window has in memory', async () => {
    const rowStore = memoryRowStore();
    expect(await saveAnswer(rowStore, 'a', true, 10, 1)).toMatchObject({ solved: 1, last: 10 });
    expect(await saveAnswer(rowStore, 'a', false, 10, 2)).toMatchObject({ solved: 1, last: 10 });
    expect(await saveAnswer(rowStore, 'a', true, 13, 3)).toMatchObject({ solved: 2, last: 13 });
  });

  test('a damaged row is reported and skipped, and the others are kept', async () => {
    const rowStore = memoryRowStore();
    await saveMistake(rowStore, { exercise: first, chosen: '-' }, 1);
    const row = (await rowStore.get(first.id)) as Record<string, unknown>;
    const wrong: readonly Record<string, unknown>[] = [
      { ...row, id: 'renamed' },
      { ...row, version: 3, id: 'newer' },
      { ...row, id: 'unversioned', version: undefined },
      { ...row, id: 'odd', kind: 'cat' },
      { ...row, id: 'stuck', progress: { solved: -1, last: null } },
      { ...row, id: 'illegal', exercise: { ...(row['exercise'] as object), costs: { z9: 0 } } },
    ];
    for (const one of wrong) await rowStore.change(one['id'] as string, () => one as never);
    const { stored, damaged } = await listStored(rowStore);
    expect(stored.map(({ id }) => id)).toEqual([first.id]);
    expect(damaged.map(({ id }) => id).sort()).toEqual(wrong.map(({ id }) => id as string).sort());
    for (const nothing of [null, 7, [], {}]) expect(readRow(nothing).kind).toBe('damaged');
    await removeMistake(rowStore, first.id, 2);
    expect((await listStored(rowStore)).stored).toEqual([{ kind: 'removed', id: first.id }]);
  });
});

test('costly mistakes of people become exercises; small ones and those of computers do not', () => {
  const step = (at: number, seat: number, cost: number): Step => ({
    at,
    token: record.tokens[at - 1]!,
    seat,
    before: [0, 0],
    after: [0, 0],
    error: 0.03,
    luck: null,
    decision: {
      chosen: '-',
      best: 0.5,
      cost,
      doubt: 0.02,
      mark: cost >= 0.16 ? 'blunder' : cost >= 0.08 ? 'mistake' : 'doubtful',
      matters: true,
      options: optionsOf(at - 1, { c3: 0.5 }),
      given: [cost, -cost],
    },
  });
  expect(mistakesIn(record, [step(2, 0, 0.2), step(9, 1, 0.5)]).map(({ chosen }) => chosen)).toEqual(['-']);
  expect(mistakesIn(record, [step(2, 0, 0.05)])).toEqual([]);
});

describe('a verdict says no more than is known', () => {
  const verdictOn = (one: Exercise, move: string) => {
    const way = one.ways.find((each) => each.move === move)!;
    const entry = { exercise: one, progress: UNTRIED, from: { kind: 'shipped', grade: 'easy' } } as const;
    const verdict = { way, right: way.cost < 0.04, progress: UNTRIED };
    return { ...describeVerdict(entry, verdict), ways: describeWays(entry, verdict) };
  };
  beforeAll(async () => {
    change({ language: 'en' });
    await speak('en');
  });

  test('two moves within the error are both good, and count the same games', () => {
    expect(verdictOn(first, 'c3')).toMatchObject({
      title: 'Right, that is a good move!',
      text: 'You win about 75 of 100 games from here. Just as good: mark c1.',
      ways: [{ wins: 75 }, { wins: 75 }, { wins: 50 }, { wins: 50 }],
    });
  });

  test('a move that is worse by more counts fewer games', () => {
    expect(verdictOn(exercise(1, { c1: 0.5, c3: 0.4 }), 'c3').text).toContain(
      'You then win about 75 of 100 games from here, with your choice about 70.',
    );
  });

  test('a throw that changes nothing is never the answer, and not listed', () => {
    const quad = exercise(1, { t5: 0.5, c1: 0.5, c3: 0.2 });
    expect(quad.ways[0]!.move).toBe('c1');
    const { ways } = verdictOn(quad, 'c3');
    expect(ways.map(({ move }) => move)).not.toContain('t5');
  });
});

test('the message names who made the decisions when several people played', async () => {
  change({ language: 'en' });
  await speak('en');
  const added = [0, 1, 0].map((seat) => ({ exercise: first, chosen: '-', seat }));
  const nameOf = (seat: number): string => ['Anna', 'Ben'][seat]!;
  const anna = { kind: 'person', name: 'Anna' } as const;
  // A person with a name like a computer's is still a person.
  const two = { ...record, players: [anna, { kind: 'person', name: 'computer 3' } as const] };
  expect(describeAdded(two, added, nameOf)).toBe(
    '3 costly decisions were added to the exercises: Anna (2), Ben (1).',
  );
  const one = { ...record, players: [anna, { kind: 'computer', level: 3 } as const] };
  expect(describeAdded(one, added.slice(0, 1), nameOf)).toContain('of yours');
});
