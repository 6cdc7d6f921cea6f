import { expect, test } from 'vitest';
import { MONDAY, answerTo } from '../answer.testing.ts';
import { boardFacts, factName } from '../facts.ts';
import { takenChecks } from './taken-checks.ts';

const FACTS = boardFacts('multiplication').map(factName);

/** Every third answer is wrong. */
const check = (start: number, count = 25, everyMs = 8000) =>
  FACTS.slice(0, count).map((fact, index) =>
    answerTo(fact, { place: 'check', at: start + index * everyMs, right: index % 3 > 0 }),
  );

test('the answers of a check are counted together, those of practice are not', () => {
  const practice = answerTo('7x8', { at: MONDAY + 1000 });
  const [first, ...more] = check(MONDAY);
  expect(takenChecks([first!, practice, ...more])).toEqual([
    { at: MONDAY + 24 * 8000, right: 16, asked: 25 },
  ]);
});

test('a check that was left early counts what was asked', () => {
  expect(takenChecks(check(MONDAY, 4))).toEqual([{ at: MONDAY + 3 * 8000, right: 2, asked: 4 }]);
});

test('two checks are two, also one right after the other', () => {
  const second = MONDAY + 24 * 8000 + 5000;
  expect(takenChecks([...check(MONDAY), ...check(second)]).map(({ asked }) => asked)).toEqual([25, 25]);
  const left = [...check(MONDAY, 3), ...check(MONDAY + 2 * 8000 + 5000, 3)];
  expect(takenChecks(left).map(({ asked }) => asked)).toEqual([3, 3]);
  const later = [...check(MONDAY, 3), answerTo('9x9', { place: 'check', at: MONDAY + 3_600_000 })];
  expect(takenChecks(later).map(({ asked }) => asked)).toEqual([3, 1]);
});
