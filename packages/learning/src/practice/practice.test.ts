import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { NO_KNOWLEDGE, learn } from '../knowledge.ts';
import { tablesInOrder } from '../order.ts';
import { type Question, rightAnswer } from '../questions.ts';
import { questionFor } from './chance.ts';
import {
  FIRST_WISH,
  choiceOf,
  chosenFacts,
  comeBack,
  countDue,
  practiceAsker,
  roundChanges,
  tablesOnPath,
  wishOf,
  wishesFrom,
  withBoard,
  withForm,
  withTable,
  withWish,
  withoutWish,
} from './index.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('wishes', () => {
  test('belong to a player and survive storing', () => {
    const wish = { ...FIRST_WISH, tables: [7, 8], forms: ['missing'] as const };
    const stored = withWish({ timer: true, of: {} }, 'ada', wish);
    const read = wishesFrom(JSON.parse(JSON.stringify(stored)));
    expect(read.timer).toBe(true);
    expect(wishOf(read, 'ada')).toEqual({ ...wish, tables: [8, 7] });
    expect(wishOf(read, null)).toEqual(FIRST_WISH);
    expect(withoutWish(withWish(read, 'ben', wish), 'ada').of).toEqual({ ben: wish });
  });

  test.each([null, '', '{', [], 7, { of: 7 }, { of: { '': null }, timer: 'yes' }])(
    'damaged storage is replaced by the first wishes: %j',
    (stored) => {
      const read = wishesFrom(stored);
      expect(read.timer).toBe(false);
      expect(wishOf(read, null)).toEqual(FIRST_WISH);
    },
  );

  test('unknown tables, forms and boards are left out', () => {
    const stored = { of: { '': { board: 'x', tables: [3, 11, '4'], forms: ['sum'] } } };
    expect(wishOf(wishesFrom(stored), null)).toEqual({ ...FIRST_WISH, tables: [3] });
  });

  test('the last form and the last table stay chosen', () => {
    expect(withForm(FIRST_WISH, 'result', false)).toEqual(FIRST_WISH);
    expect(withForm(FIRST_WISH, 'inverse', true).forms).toEqual(['result', 'inverse']);
    const own = { ...FIRST_WISH, tables: [2] };
    expect(withTable(own, 2, false)).toEqual(own);
    expect(withTable(own, 10, true).tables).toEqual([2, 10]);
  });

  test('the addition board has no table of 10', () => {
    expect(withBoard({ ...FIRST_WISH, tables: [10] }, 'addition').tables).toBe('path');
    expect(withBoard({ ...FIRST_WISH, tables: [10, 3] }, 'addition').tables).toEqual([3]);
  });
});

describe('the path', () => {
  test('begins with 2, 10 and 5 and has every table', () => {
    expect(tablesInOrder('multiplication').slice(0, 3)).toEqual([2, 10, 5]);
    expect([...tablesInOrder('multiplication')].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect([...tablesInOrder('addition')].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('goes on to the next table when nothing in the tables before is new', () => {
    expect(tablesOnPath('multiplication', () => 'new')).toEqual([2]);
    const two = (fact: string) => (/^2x|x2$/.test(fact) ? 'weak' : 'new');
    expect(tablesOnPath('multiplication', two)).toEqual([2, 10]);
    expect(tablesOnPath('multiplication', () => 'strong')).toHaveLength(10);
  });

  test('does not go on while many facts are weak', () => {
    expect(tablesOnPath('multiplication', () => 'weak')).toEqual([2, 10]);
  });
});

const product = (first: number, second: number): Question => ({
  board: 'multiplication',
  form: 'result',
  first,
  second,
});
const answer = (question: Question, at: number, right = true): Answer => ({
  question,
  given: rightAnswer(question) + (right ? 0 : 1),
  at,
  ms: 2500,
  place: 'practice',
  help: 'work-out',
});

describe('after a round', () => {
  const now = 20_000 * DAY;
  const asked = [answer(product(2, 3), now), answer(product(2, 4), now, false)];
  const after = asked.reduce(learn, NO_KNOWLEDGE);
  const choice = choiceOf({ ...FIRST_WISH, tables: [2] }, after, now);

  test('it says which facts changed, on which side, in the order in which they were asked', () => {
    expect(roundChanges(asked, NO_KNOWLEDGE, after, now)).toEqual([
      { fact: '2x3', side: 'result', before: 'new', after: 'planted' },
      { fact: '2x4', side: 'result', before: 'new', after: 'planted' },
    ]);
    expect(roundChanges(asked, after, after, now)).toEqual([]);
    const inverse: Answer = answer({ ...product(2, 3), form: 'inverse' }, now);
    expect(roundChanges([inverse], after, learn(after, inverse), now)).toMatchObject([
      { fact: '2x3', side: 'inverse', before: 'new' },
    ]);
  });

  test('it says when to come back', () => {
    expect(comeBack(after, now, choice)).toEqual({ days: 0, count: countDue(after, now, choice) });
    const corrected = learn(after, answer(product(2, 4), now));
    expect(countDue(corrected, now, choice)).toBe(0);
    const back = comeBack(corrected, now, choice)!;
    expect(back).toEqual({ days: 1, count: countDue(corrected, now + DAY, choice) });
    expect(comeBack(NO_KNOWLEDGE, now, choice)).toBe(null);
  });

  test('the path limits what is new, not what is due', () => {
    const missed = learn(after, answer(product(7, 8), now, false));
    const onPath = choiceOf(FIRST_WISH, missed, now);
    expect(onPath.newTables).toEqual([2]);
    expect(countDue(missed, now, onPath)).toBe(2);
    expect(countDue(missed, now, choiceOf({ ...FIRST_WISH, tables: [2] }, missed, now))).toBe(1);
    const asker = practiceAsker(
      (known, at) => choiceOf(FIRST_WISH, known, at),
      () => 0,
    );
    const first = asker.next(missed, now)!;
    asker.answered(answer(first, now));
    expect([first, asker.next(missed, now)].map((one) => one!.second)).toEqual([4, 8]);
  });

  test('what is due is counted by fact and by kind of question', () => {
    const later = now + 60 * DAY;
    expect(countDue(after, later, choice)).toBe(2);
    expect(countDue(after, later, { ...choice, tables: [7] })).toBe(0);
    expect(countDue(after, later, { ...choice, forms: ['inverse'] })).toBe(0);
    expect(chosenFacts({ ...choice, tables: [2, 3] })).toHaveLength(19);
  });
});

test('either number comes first', () => {
  const fact = { board: 'addition', small: 3, large: 9 } as const;
  expect(questionFor(fact, 'result', () => 0)).toMatchObject({ first: 3, second: 9 });
  expect(questionFor(fact, 'result', () => 0.9)).toMatchObject({ first: 9, second: 3 });
});
