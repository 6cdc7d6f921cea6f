import { NO_KNOWLEDGE, learn, rightAnswer, type Answer, type Question } from '@abacow/learning';
import { FIRST_WISH, choiceOf, countDue, dueTimesOf } from '@abacow/learning/practice';
import { describe, expect, test } from 'vitest';
import { makeDueNote, noteDue } from './due.ts';
import { readDue } from './practice-due.ts';

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

describe('the note for the start page', () => {
  test('knows how many are due today and later', () => {
    noteDue(makeDueNote([0, 1000, 1000 + DAY]));
    expect([0, 1000, 999 + DAY, 1000 + 3 * DAY].map(readDue)).toEqual([1, 2, 2, 3]);
  });

  test('says at every hour the number that practice says', () => {
    const start = 20_000 * DAY;
    const missed = [answer(product(7, 8), start, false), answer(product(6, 9), start)];
    const knowledge = [...missed, answer(product(2, 3), start + 1)].reduce(learn, NO_KNOWLEDGE);
    const choice = choiceOf(FIRST_WISH, knowledge, start + 2);
    noteDue(makeDueNote(dueTimesOf(knowledge, start + 2, choice)));
    expect(readDue(start + 2)).toBe(1);
    for (let time = start + 2; time < start + 10 * DAY; time += DAY / 24)
      expect(readDue(time)).toBe(countDue(knowledge, time, choice));
  });

  test.each(['', '{', '7', '{"at":1}', '{"at":1,"counts":[3]}', '{"due":["x"]}', '{"due":7}'])(
    'damaged: nothing is due: %s',
    (text) => {
      noteDue(text);
      expect(readDue(5)).toBe(0);
    },
  );
});
