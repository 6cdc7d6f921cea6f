/** Looks at a second turn: corrects the values that matter most for the current decision, if time allows. */
import { need } from '@abacow/rules/need';
import { type CowpathPosition, ATTEMPTS, has, markableSquares, quadSymbol } from '@abacow/rules/cowpath';
import type { Look, Weighed } from './look-ahead.ts';
import type { Standing } from './standing.ts';

/** The value of a standing by a look at its own turn; null if there is not enough time. */
export type Second = (standing: Standing) => number | null;

type Way = 'plain' | 'quad';
type Matter = { readonly weighed: Weighed | null; readonly way: Way };

/** Marks that are worse than the best by more than this equity are not looked at again. */
const CLOSE_EQUITY = 0.08;
const MAX_CANDIDATES = 6;

const worthOf = (look: Look, { weighed, way }: Matter): number =>
  weighed === null ? look.nothing : weighed[way];

/** After the last attempt: the best few marks that the dice allow, and passing. */
const mattersAtEnd = (look: Look, position: CowpathPosition): Matter[] => {
  const markable = markableSquares(position);
  const way: Way = quadSymbol(position.dice) === 0 ? 'plain' : 'quad';
  const marks = look.marks
    .filter(({ after }) => has(markable, after.square))
    .map((weighed): Matter => ({ weighed, way }));
  return closest(look, [...marks, { weighed: null, way: 'plain' }]);
};

const closest = (look: Look, matters: readonly Matter[]): Matter[] => {
  const best = Math.max(...matters.map((matter) => worthOf(look, matter)));
  const close = matters.filter((matter) => worthOf(look, matter) > best - CLOSE_EQUITY);
  return close.length < 2
    ? []
    : close.sort((a, b) => worthOf(look, b) - worthOf(look, a)).slice(0, MAX_CANDIDATES);
};

/** Before the last attempt: passing, then the best mark of each symbol, plain before quad. */
const mattersBefore = (look: Look): Matter[] => {
  const bestBy = (way: Way): Matter[] => {
    const best = new Map<number, Weighed>();
    for (const weighed of look.marks) {
      const known = best.get(weighed.after.symbol);
      if (known === undefined || weighed[way] > known[way]) best.set(weighed.after.symbol, weighed);
    }
    return [...best.values()].map((weighed) => ({ weighed, way }));
  };
  return [{ weighed: null, way: 'plain' }, ...bestBy('plain'), ...bestBy('quad')];
};

export const mattersOf = (look: Look, position: CowpathPosition): Matter[] =>
  position.attempt === ATTEMPTS ? mattersAtEnd(look, position) : mattersBefore(look);

/** Corrects the look's values in place: either all that matter, or none. Returns whether it did. */
export const lookFurther = (look: Look, position: CowpathPosition, second: Second): boolean => {
  const found: [Matter, number][] = [];
  for (const matter of mattersOf(look, position)) {
    const { weighed, way } = matter;
    if (weighed !== null && weighed.after.end !== null) continue;
    const bonus = weighed !== null && way === 'quad' && weighed.after.quad !== null;
    const standing = weighed === null ? look.passed : bonus ? need(weighed.after.quad) : weighed.after.plain;
    const value = second(standing);
    if (value === null) return false;
    found.push([matter, bonus ? value : -value]);
  }
  for (const [{ weighed, way }, value] of found)
    if (weighed === null) look.nothing = value;
    else correct(look, position, weighed, way, value);
  return found.length > 0;
};

/** Before the last attempt only the best mark of a symbol was looked at: the others are shifted by the same amount. */
const correct = (
  look: Look,
  { attempt }: CowpathPosition,
  weighed: Weighed,
  way: Way,
  value: number,
): void => {
  const by = value - weighed[way];
  const { symbol } = weighed.after;
  for (const each of look.marks)
    if (attempt < ATTEMPTS && each.after.symbol === symbol && each.after.end === null) each[way] += by;
  weighed[way] = value;
};
