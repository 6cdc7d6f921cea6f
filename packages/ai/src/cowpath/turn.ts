/**
 * Solves a turn exactly: best play of the three attempts, given the worth of each way to end the turn. Handfuls are
 * solved from the last attempt backwards. Each sum is over one more die, each choice over one die fewer.
 */
import { need } from '@abacow/rules/need';
import { ATTEMPTS, DICE, SYMBOLS, faceOf } from '@abacow/rules/cowpath';
import { ALL_SYMBOLS, type Handfuls, RESULTS, handfulsFor } from './handfuls.ts';

/** The worth of each way to end a turn, by symbol; `nothing` for a symbol that cannot be marked. */
export type Ways = {
  readonly plain: ArrayLike<number>;
  readonly quad: ArrayLike<number>;
  readonly nothing: number;
};

const FACES = SYMBOLS.length;
const MOST = 462;

// Scratch memory that every call reuses: solving is synchronous.
const worth = new Float64Array(MOST);
const best = new Float64Array(MOST);
const results = new Float64Array(1 + 2 * FACES);

const setResults = ({ symbols }: Handfuls, { plain, quad, nothing }: Ways): void => {
  results[RESULTS.nothing] = nothing;
  for (let face = 0; face < symbols.length; face++) {
    const symbol = need(symbols[face]);
    // Marking is never compulsory.
    results[RESULTS.plain + face] = need(plain[symbol]) > nothing ? need(plain[symbol]) : nothing;
    results[RESULTS.quad + face] = need(quad[symbol]) > nothing ? need(quad[symbol]) : nothing;
  }
};

const endThrows = ({ partial, size, either, or }: Handfuls): void => {
  for (let place = partial; place < size; place++) {
    const first = need(results[need(either[place - partial])]);
    const second = need(results[need(or[place - partial])]);
    worth[place] = first > second ? first : second;
  }
};

/** The worth of partial handfuls when the other dice are thrown once more. */
const throwRest = (handfuls: Handfuls): void => {
  const { partial, more, faces, blanks } = handfuls;
  if (faces === FACES && blanks === 0) return throwRestOfSix(partial, more);
  const named = blanks > 0 ? faces - 1 : faces;
  for (let place = partial - 1, at = place * faces; place >= 0; place--, at -= faces) {
    let sum = blanks > 0 ? blanks * need(worth[need(more[at + named])]) : 0;
    for (let face = 0; face < named; face++) sum += need(worth[need(more[at + face])]);
    worth[place] = sum * (1 / FACES);
  }
};

const throwRestOfSix = (partial: number, more: Int16Array): void => {
  for (let place = partial - 1, at = place * 6; place >= 0; place--, at -= 6)
    worth[place] =
      (need(worth[need(more[at])]) +
        need(worth[need(more[at + 1])]) +
        need(worth[need(more[at + 2])]) +
        (need(worth[need(more[at + 3])]) +
          need(worth[need(more[at + 4])]) +
          need(worth[need(more[at + 5])]))) *
      (1 / FACES);
};

/**
 * The best handful to keep of each throw. Keeping all five is included: at the last choice this means stopping; before
 * that, it is never better than throwing once more and then stopping.
 */
const chooseKeeps = ({ size, partial, fewer, fewerFrom }: Handfuls): void => {
  let edge = 0;
  for (let place = 0; place < size; place++) {
    let most = need(worth[place]);
    for (const end = need(fewerFrom[place + 1]); edge < end; edge++) {
      const other = need(best[need(fewer[edge])]);
      if (other > most) most = other;
    }
    best[place] = most;
  }
  for (let place = partial; place < size; place++) worth[place] = need(best[place]);
};

const meanOfThrows = ({ partial, size, odds }: Handfuls): number => {
  let sum = 0;
  for (let place = partial; place < size; place++) sum += need(worth[place]) * need(odds[place - partial]);
  return sum;
};

/** The value of a turn before its first throw. `symbols`: those that can be marked. */
export const valueOfTurn = (ways: Ways, symbols = ALL_SYMBOLS): number => {
  const handfuls = handfulsFor(symbols);
  setResults(handfuls, ways);
  endThrows(handfuls);
  throwRest(handfuls);
  chooseKeeps(handfuls);
  throwRest(handfuls);
  chooseKeeps(handfuls);
  return meanOfThrows(handfuls);
};

/** A solved turn, with the value of every decision in it. */
export type Turn = {
  readonly value: number;
  /** After attempt 1 or 2: the value of throwing `thrown` (bit 0 is die 1) of the dice on the table again. */
  valueOfThrow(attempt: number, dice: number, thrown: number): number;
};

export const solveTurn = (ways: Ways): Turn => {
  const handfuls = handfulsFor(ALL_SYMBOLS);
  const { partial } = handfuls;
  setResults(handfuls, ways);
  endThrows(handfuls);
  throwRest(handfuls);
  const last = worth.slice(0, partial);
  chooseKeeps(handfuls);
  throwRest(handfuls);
  const first = worth.slice(0, partial);
  chooseKeeps(handfuls);
  return {
    value: meanOfThrows(handfuls),
    valueOfThrow: (attempt, dice, thrown) =>
      need((attempt === ATTEMPTS - 1 ? last : first)[handfuls.place(keptCounts(dice, thrown))]),
  };
};

const keptCounts = (dice: number, thrown: number): number[] => {
  const counts = new Array<number>(FACES).fill(0);
  for (let die = 0; die < DICE; die++)
    if (((thrown >> die) & 1) === 0) counts[faceOf(dice, die)] = need(counts[faceOf(dice, die)]) + 1;
  return counts;
};
