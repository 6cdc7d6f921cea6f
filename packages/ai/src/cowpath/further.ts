/** A second turn looked at: what matters most for the decision at hand, as far as time allows. */
import { type CowpathPosition, ATTEMPTS, has, markableSquares, quadSymbol } from '@abacow/rules/cowpath';
import type { Look, Weighed } from './look-ahead.ts';
import type { Standing } from './standing.ts';

/** The value of a standing by a look at its own turn; null when time does not allow it. */
export type Second = (standing: Standing) => number | null;

type Way = 'plain' | 'quad';
type Matter = { readonly weighed: Weighed | null; readonly way: Way };

/** Marks this much worse than the best are not looked at again. */
const CLOSE = 0.08;
/** And no more than so many. */
const FEW = 6;

const worthOf = (look: Look, { weighed, way }: Matter): number =>
  weighed === null ? look.nothing : weighed[way];

/** With nothing left to throw: the best few of what the dice allow. */
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
  const close = matters.filter((matter) => worthOf(look, matter) > best - CLOSE);
  return close.length < 2 ? [] : close.sort((a, b) => worthOf(look, b) - worthOf(look, a)).slice(0, FEW);
};

/** With throws to come: passing, then the best mark of each symbol, plain before quad. */
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

/** Corrects the look's values in place, all that matter or none; returns whether it did. */
export const lookFurther = (look: Look, position: CowpathPosition, second: Second): boolean => {
  const found: [Matter, number][] = [];
  for (const matter of mattersOf(look, position)) {
    const { weighed, way } = matter;
    if (weighed !== null && weighed.after.end !== null) continue;
    const bonus = weighed !== null && way === 'quad' && weighed.after.quad !== null;
    const standing = weighed === null ? look.passed : bonus ? weighed.after.quad! : weighed.after.plain;
    const value = second(standing);
    if (value === null) return false;
    found.push([matter, bonus ? value : -value]);
  }
  for (const [{ weighed, way }, value] of found)
    if (weighed === null) look.nothing = value;
    else correct(look, position, weighed, way, value);
  return found.length > 0;
};

/** With throws to come only the best of a symbol was looked at: the others keep their distance from it. */
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
