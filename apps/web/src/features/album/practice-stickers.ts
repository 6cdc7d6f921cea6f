/** The stickers of practice: when a player's answers earned each of them. Pure. */
import { type Answer, askedFact, factName, isRight, tableFacts } from '@abacow/learning';

/** The day of a time; it depends on the time zone. */
type DayOf = (at: number) => string;

/** The time at which it was earned; null if it was not. Answers are in the order in which they were given. */
type Rule = (answers: readonly Answer[], dayOf: DayOf) => number | null;

const nameOf = ({ question }: Answer): string => factName(askedFact(question));

/** The answer with which so many different keys are collected. A null is not counted. */
const collect =
  (key: (answer: Answer) => string | null, count: number): Rule =>
  (answers) => {
    const keys = new Set<string>();
    for (const answer of answers) {
      const one = key(answer);
      if (one !== null && keys.add(one).size >= count) return answer.at;
    }
    return null;
  };

/** The answer with which so many in a row fit. */
const inARow =
  (fits: (answer: Answer, before: Answer | undefined) => boolean, count: number): Rule =>
  (answers) => {
    let row = 0;
    for (const [index, answer] of answers.entries()) {
      row = fits(answer, answers[index - 1]) ? row + 1 : 0;
      if (row === count) return answer.at;
    }
    return null;
  };

/** The answer with which so many fit. */
const times =
  (fits: (answer: Answer) => boolean, count: number): Rule =>
  (answers) =>
    answers.filter(fits)[count - 1]?.at ?? null;

const allOf = (names: readonly string[]): Rule =>
  collect(
    (answer) => (isRight(answer) && names.includes(nameOf(answer)) ? nameOf(answer) : null),
    names.length,
  );

const table = (number: number): Rule => allOf(tableFacts('multiplication', number).map(factName));

const QUICK_MS = 3000;
const CHECK = 25;
/** Answers of one check follow each other faster. */
const ONE_CHECK_MS = 15_000;

const inCheck = (answer: Answer, before: Answer | undefined): boolean =>
  answer.place === 'check' &&
  (before === undefined || before.place !== 'check' || answer.at - before.at <= ONE_CHECK_MS);

const onDays =
  (count: number): Rule =>
  (answers, dayOf) =>
    collect(({ at, place }) => (place === 'game' ? null : dayOf(at)), count)(answers, dayOf);

/** Wrong on one day, right on a later one. */
const secondTry: Rule = (answers, dayOf) => {
  const missed = new Map<string, string>();
  for (const answer of answers) {
    const [name, day] = [nameOf(answer), dayOf(answer.at)];
    const before = missed.get(name);
    if (!isRight(answer)) missed.set(name, day);
    else if (before !== undefined && before < day) return answer.at;
  }
  return null;
};

/** Both ways round. */
const sevenEights: Rule = collect((answer) => {
  const { first, second, form } = answer.question;
  return isRight(answer) && form === 'result' && nameOf(answer) === '7x8' ? `${first} ${second}` : null;
}, 2);

/** Ids never change their meaning. */
export const PRACTICE_STICKERS = {
  'first-sum': times(isRight, 1),
  'ten-in-a-row': inARow(isRight, 10),
  'quick-five': inARow((answer) => isRight(answer) && answer.ms <= QUICK_MS, 5),
  'second-try': secondTry,
  'table-2': table(2),
  'table-10': table(10),
  'table-5': table(5),
  'table-3': table(3),
  'table-4': table(4),
  'table-6': table(6),
  'table-9': table(9),
  'table-7': table(7),
  'table-8': table(8),
  squares: allOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `${number}x${number}`)),
  'seven-eights': sevenEights,
  plus: times((answer) => isRight(answer) && answer.question.board === 'addition', 20),
  'three-days': onDays(3),
  'seven-days': onDays(7),
  check: inARow(inCheck, CHECK),
  'check-all': inARow((answer, before) => inCheck(answer, before) && isRight(answer), CHECK),
  race: times((answer) => isRight(answer) && answer.place === 'race', 10),
  'worked-out': times(
    (answer) => isRight(answer) && answer.place === 'game' && answer.help === 'work-out',
    10,
  ),
  hundred: times(isRight, 100),
  'five-hundred': times(isRight, 500),
  thousand: times(isRight, 1000),
} as const satisfies Readonly<Record<string, Rule>>;

export type PracticeSticker = keyof typeof PRACTICE_STICKERS;

export const practiceStickers = Object.keys(PRACTICE_STICKERS) as readonly PracticeSticker[];

/** When each sticker was earned. What a table showed is no answer of the player. */
export const earnedInPractice = (
  answers: readonly Answer[],
  dayOf: DayOf,
): ReadonlyMap<PracticeSticker, number> => {
  const own = answers.filter(({ help }) => help !== 'show');
  return new Map(
    practiceStickers.flatMap((id) => {
      const at = PRACTICE_STICKERS[id](own, dayOf);
      return at === null ? [] : [[id, at] as const];
    }),
  );
};
