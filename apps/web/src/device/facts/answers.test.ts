import { type Answer, NO_KNOWLEDGE, learnAll, rightAnswer } from '@abacow/learning';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryRowStore } from '../../base/storage/memory.ts';
import type { Row } from '../../base/storage/row-store.ts';
import { AnswerStore } from './answers.ts';
import { mergeAnswers, readAnswerRow, rowId } from './rows.ts';

const DAY = 24 * 60 * 60 * 1000;
const MONDAY = Date.UTC(2026, 10, 16, 16);

const answer = (at: number, first = 7, second = 8): Answer => {
  const question = { board: 'multiplication', form: 'result', first, second } as const;
  return { question, given: rightAnswer(question), at, ms: 3000, place: 'practice', help: 'work-out' };
};

const onRows = (rowStore = memoryRowStore()) => ({
  rowStore,
  store: new AnswerStore(() => Promise.resolve(rowStore)),
});

describe('answers', () => {
  test('are stored for each player, and what the player knows follows from them', async () => {
    const { store } = onRows();
    const given = [answer(MONDAY), answer(MONDAY + 5000, 2, 2), answer(MONDAY + 3 * DAY)];
    for (const one of given) await store.record('ada', one);
    const knowledge = await store.record(null, answer(MONDAY, 9, 9));
    expect(await store.answers('ada')).toEqual(given);
    expect(await store.knowledge('ada')).toEqual(learnAll(NO_KNOWLEDGE, given));
    expect(knowledge).toEqual(learnAll(NO_KNOWLEDGE, [answer(MONDAY, 9, 9)]));
    expect(await store.answers(null)).toHaveLength(1);
    expect(await store.answers('ben')).toEqual([]);
  });

  test('of a player who is deleted are deleted, and those of others stay', async () => {
    const { rowStore, store } = onRows();
    for (const player of ['ada', 'adam', null])
      for (const at of [MONDAY, MONDAY + DAY]) await store.record(player, answer(at));
    await store.delete('ada');
    expect(await store.answers('ada')).toEqual([]);
    expect(await store.knowledge('ada')).toEqual(NO_KNOWLEDGE);
    expect(await store.answers('adam')).toHaveLength(2);
    expect(await store.answers(null)).toHaveLength(2);
    expect(await rowStore.ids('finished')).toHaveLength(4);
    expect(await store.record('ada', answer(MONDAY))).toEqual(learnAll(NO_KNOWLEDGE, [answer(MONDAY)]));
  });

  test('that are recorded at once are all there, in the order in which they were given', async () => {
    const { store } = onRows();
    const given = [3, 4, 5, 6].map((second, at) => answer(MONDAY + at, 2, second));
    await Promise.all(given.map((one) => store.record('ada', one)));
    expect(await store.answers('ada')).toEqual(given);
  });

  test('of two windows that write at the same time are all there, and both windows know them', async () => {
    const { rowStore, store } = onRows();
    const other = new AnswerStore(() => Promise.resolve(rowStore));
    await Promise.all([store.knowledge('ada'), other.knowledge('ada')]);
    const given = Array.from({ length: 20 }, (_, at) => answer(MONDAY + at, 2, (at % 9) + 1));
    await Promise.all(given.map((one, at) => (at % 2 === 0 ? store : other).record('ada', one)));
    const last = answer(MONDAY + 60_000);
    const all = learnAll(NO_KNOWLEDGE, [...given, last]);
    expect(await store.record('ada', last)).toEqual(all);
    expect(await other.knowledge('ada')).toEqual(all);
    expect(await other.answers('ada')).toEqual([...given, last]);
  });

  test('of a clock that was set back are kept in the order in which they were given', async () => {
    const { rowStore, store } = onRows();
    const given = [MONDAY, MONDAY + DAY, MONDAY - 400 * DAY, MONDAY - 399 * DAY, MONDAY + 2 * DAY];
    const list = given.map((at) => answer(at));
    let knowledge = NO_KNOWLEDGE;
    for (const one of list) knowledge = await store.record('ada', one);
    expect(await store.answers('ada')).toEqual(list);
    expect(await new AnswerStore(() => Promise.resolve(rowStore)).knowledge('ada')).toEqual(knowledge);
  });

  test('count until the page is closed if they cannot be stored', async () => {
    const change = () => Promise.reject(new Error('no space left'));
    const { store } = onRows({ ...memoryRowStore(), change });
    await store.record('ada', answer(MONDAY));
    const knowledge = await store.record('ada', answer(MONDAY + 3 * DAY));
    expect(knowledge).toEqual(learnAll(NO_KNOWLEDGE, [answer(MONDAY), answer(MONDAY + 3 * DAY)]));
  });

  test('do not depend on the order in which rows are stored', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 9 * DAY }), { minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        async (waits, random) => {
          const { rowStore, store } = onRows();
          let at = MONDAY;
          for (const wait of waits) await store.record('ada', answer((at += wait)));
          const rows = (await rowStore.all('finished')) as Row[];
          const shuffled = rows
            .map((row) => ({ row, key: random.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ row }) => row);
          const copy = onRows();
          for (const row of shuffled) await copy.rowStore.change(row.id, () => row);
          expect(await copy.store.knowledge('ada')).toEqual(await store.knowledge('ada'));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('damaged rows', () => {
  test('are skipped, and so are damaged answers; the others are still there', async () => {
    const { rowStore, store } = onRows();
    await store.record('ada', answer(MONDAY));
    const id = rowId('ada', MONDAY);
    const row = (await rowStore.get(id)) as Row & { answers: readonly unknown[] };
    await rowStore.change(id, () => ({ ...row, answers: [null, ...row.answers, { order: 1 }] }) as Row);
    for (const damage of [{ answers: 7 }, { player: 7 }, { version: 2 }, { lastAt: null }, { player: 'ben' }])
      await rowStore.change(`ada/${JSON.stringify(damage)}`, () => {
        return { ...row, id: `ada/${JSON.stringify(damage)}`, ...damage } as Row;
      });
    expect(await new AnswerStore(() => Promise.resolve(rowStore)).answers('ada')).toEqual([answer(MONDAY)]);
    await store.record('ada', answer(MONDAY + 1000));
    expect(await store.answers('ada')).toEqual([answer(MONDAY), answer(MONDAY + 1000)]);
    expect(await rowStore.get(id)).toMatchObject({ answers: { length: 4 } });
  });

  test('of a newer version stay as they are', async () => {
    const { rowStore, store } = onRows();
    const id = rowId('ada', MONDAY);
    const newer = { id, version: 2, state: 'finished', lastAt: MONDAY } as Row;
    await rowStore.change(id, () => newer);
    await store.record('ada', answer(MONDAY));
    expect(await rowStore.get(id)).toEqual(newer);
  });

  test('never make reading throw', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => readAnswerRow(json) === null));
  });
});

test('answers of two devices are put together, each once', async () => {
  const [here, there] = [onRows(), onRows()];
  for (const at of [0, 1000, 2000]) await here.store.record('ada', answer(MONDAY + at));
  for (const at of [1000, 3000]) await there.store.record('ada', answer(MONDAY + at));
  const id = rowId('ada', MONDAY);
  const [own, other] = [await here.rowStore.get(id), (await there.rowStore.get(id)) as Row];
  const merged = mergeAnswers(own, other)!;
  expect(
    readAnswerRow(merged)!
      .answers.map(({ order }) => order - MONDAY)
      .sort(),
  ).toEqual([0, 1000, 2000, 3000]);
  expect(mergeAnswers(merged, other)).toBeNull();
  expect(mergeAnswers('damaged', other)).toBe(other);
});
