import { seededDice } from '@abacow/dice';
import { type Setup, isUnreadable, replay } from '@abacow/rules';
import {
  type CowpathPosition,
  count,
  cowpath,
  freeSquares,
  legalMoves,
  makeMove,
  startCowpath,
} from '@abacow/rules/cowpath';
import { generateSheet } from '@abacow/rules/sheets';
import { describe, expect, test } from 'vitest';
import { cheapEvaluate } from '../../test/cheap.ts';
import { randomOf, selfPlay } from '../../test/self-play.ts';
import { makeEndgame } from '../cowpath/endgame.ts';
import { playPath } from '../cowpath/path.ts';
import { analyseBy } from './analysis.ts';
import type { Book } from './book.ts';
import { cowpathAppraise } from '../cowpath/appraise.ts';

const SOLVED = 6;
const ALWAYS = (): boolean => true;

const gameOf = (seed: string) => {
  const setup: Setup = {
    game: 'cowpath',
    sheet: generateSheet({ kind: 'wild', seed: 'solved', rows: 4, columns: 4 }),
    first: 0,
  };
  const random = randomOf(seededDice(seed));
  return selfPlay(setup, seed, (position) => makeMove(playPath(position as CowpathPosition, random)));
};

const analysisOf = (record: ReturnType<typeof gameOf>) => {
  const steps = analyseBy(cowpathAppraise(cheapEvaluate, SOLVED), record);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

const positionsOf = (record: ReturnType<typeof gameOf>): readonly CowpathPosition[] => {
  const positions = replay(record.setup, record.tokens);
  if (isUnreadable(positions)) throw new Error(positions.reason);
  return positions as readonly CowpathPosition[];
};

describe('where a game is solved', () => {
  test('turns start with the exact value, and there are no second thoughts', () => {
    let solved = 0;
    for (let n = 0; n < 40; n++) {
      const record = gameOf(`solved ${n}`);
      const positions = positionsOf(record);
      let before = false;
      for (const turn of analysisOf(record).turns) {
        const position = positions[turn.steps[0]!.at - 1]!;
        expect(turn.solved).toBe(count(freeSquares(position)) <= SOLVED);
        if (turn.solved) {
          const exact = makeEndgame(position).value(position, ALWAYS)!;
          expect(Math.abs(turn.start[turn.seat]! - exact)).toBeLessThan(1e-6);
          if (before) for (const value of turn.secondThought) expect(Math.abs(value)).toBeLessThan(1e-9);
          solved++;
        }
        before = turn.solved;
      }
    }
    expect(solved).toBeGreaterThan(30);
  }, 120_000);
});

/** The worth of a position for seat 0 according to the book, computed over all falls one by one. */
const worthOf = (book: Book, position: CowpathPosition): number => {
  if (position.attempt === 0) return book.lost(position)[0]!;
  const worths = book.choices(position, '').map(({ worth }) => worth[position.seat]!);
  return Math.max(...worths) * (position.seat === 0 ? 1 : -1);
};

describe('luck is fair', () => {
  test('the worth of a throw is the mean over all its outcomes', () => {
    const sheet = generateSheet({ kind: 'wild', seed: 'fair', rows: 4, columns: 4 });
    const start = startCowpath({ sheet, first: 0 });
    const book = cowpathAppraise(cheapEvaluate, 0)(start);
    const random = randomOf(seededDice('fair'));
    const first = cowpath.play(cowpath.play(start, legalMoves(start)[0]!), {
      kind: 'fall',
      count: 5,
      faces: 0o54310,
    });
    const second = cowpath.play(cowpath.play(first, { kind: 'throw', dice: 0b11 }), {
      kind: 'fall',
      count: 2,
      faces: 0o31,
    });
    for (const position of [first, second])
      for (const move of legalMoves(position).filter(({ kind }) => kind === 'throw')) {
        if (random() < 0.7) continue;
        const name = makeMove(move);
        const worth = book.choices(position, name).find((choice) => choice.move === name)!.worth[0]!;
        const outcomes = cowpath.outcomes(cowpath.play(position, move));
        const sum = outcomes.reduce(
          (total, { fall }) => total + worthOf(book, cowpath.play(cowpath.play(position, move), fall)),
          0,
        );
        expect(sum / outcomes.length).toBeCloseTo(worth, 9);
      }
  }, 120_000);
});
