/** Cowpath's books: solved exactly if few squares are free, otherwise valued by the net. */
import type { Position } from '@abacow/rules';
import { type CowpathPosition, count, makeMove } from '@abacow/rules/cowpath';
import { type Endgame, exactLook, makeEndgame } from './endgame.ts';
import { adviceBy } from './advise.ts';
import { type Errors, SOLVED_FREE, errorsOf } from '../errors.ts';
import type { Evaluate } from './evaluation.ts';
import { type Look, lookAt } from './look-ahead.ts';
import { type Standing, freeOf } from './standing.ts';
import { decisionKey } from '../analysis/decision-key.ts';
import type { Appraise, Book, Choice, Worth } from '../analysis/book.ts';

const cowpathOnly = (position: Position): CowpathPosition => {
  if (position.game !== 'cowpath') throw new Error('this is the book for Cowpath');
  return position;
};

const standingOf = ({ sheet, seat, anchor, crosses, circles, blocked }: CowpathPosition): Standing => ({
  sheet,
  seat,
  anchor,
  crosses,
  circles,
  blocked,
});

const worthFor = (seat: number, equity: number): Worth =>
  seat === 0 ? [equity, -equity] : [-equity, equity];

const choicesIn = (look: Look, position: CowpathPosition, chosen: string): readonly Choice[] => {
  const found = new Map<string, Choice>();
  for (const { move, equity, error } of adviceBy(position, look).options) {
    const choice = { move: makeMove(move), worth: worthFor(position.seat, equity), error };
    const same = decisionKey(position, choice.move);
    if (!found.has(same) || choice.move === chosen) found.set(same, choice);
  }
  return [...found.values()];
};

const bookOf = (look: Look, { worth, difference }: Errors): Book => ({
  solved: look.exact,
  error: look.exact ? 0 : worth,
  doubt: look.exact ? 0 : difference,
  choices: (position, chosen) => choicesIn(look, cowpathOnly(position), chosen),
  lost: () => worthFor(look.standing.seat, look.nothing),
});

const ALWAYS = (): boolean => true;

export const cowpathAppraise = (evaluate: Evaluate, solvedFree = SOLVED_FREE): Appraise => {
  let endgame: Endgame | null = null;
  const exact = (standing: Standing): Look | null => {
    if (count(freeOf(standing)) > solvedFree) return null;
    if (endgame === null || !endgame.covers(standing)) endgame = makeEndgame(standing);
    return exactLook(endgame, standing, ALWAYS);
  };
  return (position) => {
    const standing = standingOf(cowpathOnly(position));
    return bookOf(exact(standing) ?? lookAt(standing, evaluate), errorsOf(position, false));
  };
};
