import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { NO_KNOWLEDGE, learn } from '../knowledge.ts';
import { tableFacts } from '../facts.ts';
import { tablesInOrder } from '../order.ts';
import { type Question, rightAnswer } from '../questions.ts';
import { questionFor } from './chance.ts';
import {
  FIRST_WISH,
  choiceOf,
  chosenFacts,
  comeBack,
  countDue,
  needsPlacement,
  placementAsker,
  practiceAsker,
  roundChanges,
  tablesOnPath,
  wishOf,
  wishesFrom,
  withBoard,
  withForm,
  withReach,
  withTable,
  withWish,
  withoutWish,
} from './index.ts';

const DAY = 24 * 60 * 60 * 1000;

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

  test('tables go to 12 if the player wants it', () => {
    const far = withTable(withReach(FIRST_WISH, 12), 12, true);
    expect(far.tables).toEqual([12]);
    const stored = JSON.parse(JSON.stringify(withWish({ timer: false, of: {} }, null, far))) as unknown;
    expect(wishOf(wishesFrom(stored), null)).toEqual(far);
    expect(withReach(far, 10).tables).toBe('path');
    expect(chosenFacts(choiceOf({ ...far, tables: 'all' }, NO_KNOWLEDGE))).toHaveLength(78);
    expect(choiceOf(withReach(FIRST_WISH, 12), NO_KNOWLEDGE).tables).toHaveLength(12);
    // Wishes of the version before know no reach.
    expect(wishOf(wishesFrom({ of: { '': { board: 'multiplication', tables: [3] } } }), null).upTo).toBe(10);
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

  const asked = (tables: readonly number[], more: Partial<Answer> = {}) =>
    tables
      .flatMap((table) => tableFacts('multiplication', table))
      .map((fact): Answer => ({ ...answer(product(fact.small, fact.large), 0), ...more }))
      .reduce(learn, NO_KNOWLEDGE);

  test('goes on to the next table when nothing in the tables before is new', () => {
    expect(tablesOnPath('multiplication', NO_KNOWLEDGE)).toEqual([2]);
    expect(tablesOnPath('multiplication', asked([2]))).toEqual([2, 10]);
    expect(tablesOnPath('multiplication', asked(tablesInOrder('multiplication')))).toHaveLength(10);
    // 2 × 11 is new.
    expect(tablesOnPath('multiplication', asked(tablesInOrder('multiplication')), 12)).toEqual([2]);
  });

  test('goes past tables that were right at the placement', () => {
    const placed = [product(2, 7), product(10, 4), product(5, 6)].map((one): Answer => ({
      ...answer(one, 0),
      place: 'placement',
    }));
    const known = placed.reduce(learn, NO_KNOWLEDGE);
    expect(tablesOnPath('multiplication', known)).toEqual([2, 10, 5, 1]);
    const asker = practiceAsker(
      (knowledge) => choiceOf(FIRST_WISH, knowledge),
      () => 0,
    );
    const step = asker.next(known, 60_000);
    expect(step).toMatchObject({ kind: 'show', question: { first: 1 } });
  });
});

describe('the placement', () => {
  const place = (knows: (question: Question) => boolean, upTo: 10 | 12 = 10) => {
    const asker = placementAsker('multiplication', upTo);
    let knowledge = NO_KNOWLEDGE;
    const tables: number[] = [];
    for (let step = asker.next(knowledge, 0); step.kind === 'ask'; step = asker.next(knowledge, 0)) {
      tables.push(step.question.first);
      const given: Answer = {
        ...answer(step.question, 0, knows(step.question)),
        place: 'placement',
        ms: 40_000,
      };
      knowledge = learn(knowledge, given);
      asker.answered(given, knowledge);
    }
    return { tables, knowledge };
  };

  test('asks one fact of each table and stops after two mistakes', () => {
    expect(place(() => true).tables).toEqual(tablesInOrder('multiplication'));
    expect(place(() => true, 12).tables).toHaveLength(12);
    expect(place(() => false).tables).toEqual([2, 10]);
    const begun = place(({ first }) => [2, 5, 10].includes(first)).knowledge;
    expect(tablesOnPath('multiplication', begun)).toEqual([2, 10, 5, 1]);
  });

  test('is needed until somebody has practised on a board; a few answers in a game are no practice', () => {
    expect(needsPlacement(NO_KNOWLEDGE, 'multiplication')).toBe(true);
    const answersTo = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        answer(product(index % 2 === 0 ? 2 : 5, 1 + (index >> 1)), 0),
      );
    const played = answersTo(3).reduce(learn, NO_KNOWLEDGE);
    expect(needsPlacement(played, 'multiplication')).toBe(true);
    const practised = answersTo(18).reduce(learn, NO_KNOWLEDGE);
    expect(needsPlacement(practised, 'multiplication')).toBe(false);
    expect(needsPlacement(practised, 'addition')).toBe(true);
    expect(needsPlacement(place(() => false).knowledge, 'multiplication')).toBe(false);
  });

  test('hurries nobody', () => {
    expect(Object.values(place(() => true).knowledge.cards).every(({ grade }) => grade === 'good')).toBe(
      true,
    );
  });
});

describe('after a round', () => {
  const now = 20_000 * DAY;
  const asked = [answer(product(2, 3), now), answer(product(2, 4), now, false)];
  const after = asked.reduce(learn, NO_KNOWLEDGE);
  const choice = choiceOf({ ...FIRST_WISH, tables: [2] }, after);

  test('it says which facts changed, on which side, in the order in which they were asked', () => {
    expect(roundChanges(asked, NO_KNOWLEDGE, after, now)).toEqual([
      { fact: '2x3', side: 'result', before: 'new', after: 'planted' },
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
    const onPath = choiceOf(FIRST_WISH, missed);
    expect(onPath.newTables).toEqual([2]);
    expect(countDue(missed, now, onPath)).toBe(2);
    expect(countDue(missed, now, choiceOf({ ...FIRST_WISH, tables: [2] }, missed))).toBe(1);
  });

  test('a fact that was missed three times is left for tomorrow', () => {
    const asker = practiceAsker(
      () => choice,
      () => 0,
    );
    const missed = product(2, 4);
    let knowledge = after;
    for (let times = 0; times < 3; times += 1) {
      asker.next(knowledge, now);
      expect(asker.leaves(missed)).toBe(false);
      knowledge = learn(knowledge, answer(missed, now, false));
      asker.answered(answer(missed, now, false), knowledge);
    }
    expect(asker.leaves(missed)).toBe(true);
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
