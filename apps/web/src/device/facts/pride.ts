/** One thing to be proud of in a player's practice, with true numbers. Pure. */
import { type Answer, askedFact, boardFacts, factName, isRight, knownOf, weeksOf } from '@abacow/learning';
import { BOARDS } from '@abacow/rules/trio';
import { PRIDE_WEEKS, type Pride } from './practice-note.ts';

/** Less than this is not worth a sentence, and a zero never is. */
const WORTH_SAYING = 3;

const ALL_FACTS = BOARDS.flatMap(boardFacts).map(factName);

type Count<Ago = number> = { readonly ago: Ago; readonly count: number };

const isRecent = (one: Count): one is Count<Pride['weeks']> =>
  one.ago > 0 && PRIDE_WEEKS.some((weeks) => weeks === one.ago);

/** Compares with the week that had least; of several with the latest. */
const growth = (kind: Pride['kind'], weeks: readonly Count[]): Pride | null => {
  const now = weeks.find(({ ago }) => ago === 0)?.count ?? 0;
  const least = weeks
    .filter(isRecent)
    .reduce<Count<Pride['weeks']> | null>(
      (best, one) => (best === null || one.count <= best.count ? one : best),
      null,
    );
  if (least === null || now - least.count < WORTH_SAYING) return null;
  return { kind, weeks: least.ago, before: least.count, now };
};

/** In the first week there is nothing to compare with: then the number alone is enough. */
const number = (kind: Pride['kind'], now: number): Pride | null =>
  now < WORTH_SAYING ? null : { kind, weeks: 0, before: 0, now };

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Null if nothing is. `answers` are in the order in which they were given. */
export const prideOf = (answers: readonly Answer[], now: number): Pride | null => {
  const weeks = weeksOf(answers, ALL_FACTS, now);
  const quick = weeks.map(({ ago, counts }) => ({ ago, count: counts.quick }));
  const known = weeks.map(({ ago, counts }) => ({ ago, count: knownOf(counts) }));
  const right = new Set(
    answers
      .filter((one) => isRight(one) && one.help !== 'show')
      .map(({ question }) => factName(askedFact(question))),
  ).size;
  if (answers.some(({ at }) => now - at >= WEEK_MS)) {
    const grown = growth('quick', quick) ?? growth('known', known);
    if (grown !== null) return grown;
  }
  return (
    number('quick', quick.at(-1)?.count ?? 0) ??
    number('known', known.at(-1)?.count ?? 0) ??
    number('right', right)
  );
};
