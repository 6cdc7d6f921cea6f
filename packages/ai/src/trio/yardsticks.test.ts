import { seededDice } from '@abacow/dice';
import type { Square, TrioPosition } from '@abacow/rules/trio';
import { ROWS, legalMoves, playTrio, squareAt, startTrio, throwOf, trio } from '@abacow/rules/trio';
import { describe, expect, test } from 'vitest';
import { cellOf } from './grid.ts';
import { openRows, playYardstick, throwScore } from './yardsticks.ts';

const setup = { board: 'multiplication', players: 2, level: 'junior', target: 200, first: 0 } as const;
const randomFrom = (seed: string) => {
  const dice = seededDice(seed);
  return () => dice.throwDice(1, 2 ** 20)[0]! / 2 ** 20;
};

const at = (
  pawns: readonly (readonly Square[])[],
  first: number,
  second: number,
  placing: boolean,
): TrioPosition => ({
  ...startTrio(setup),
  pawns,
  first,
  second,
  placing,
});

const pairAndPair = [
  [squareAt(2, 3), squareAt(2, 4)],
  [squareAt(7, 7), squareAt(8, 8)],
];

describe('tactic and builder', () => {
  test('the chance of a throw counts the outcomes that win by the rules', () => {
    const random = randomFrom('chance');
    for (let game = 0; game < 6; game++) {
      let position: TrioPosition = startTrio(setup);
      for (let turn = 0; turn < 30 && position.kind !== 'over'; turn++) {
        if (position.kind === 'throw') {
          const falls = trio.outcomes(position);
          position = playTrio(position, falls[Math.floor(random() * falls.length)]!.fall);
          continue;
        }
        if (!position.placing) checkThrows(position);
        position = playTrio(position, playYardstick('tactic', position, random));
      }
    }
  });

  test('both keep the die that can win and take the win', () => {
    for (const yardstick of ['tactic', 'builder'] as const) {
      expect(playYardstick(yardstick, at(pairAndPair, 2, 9, false), randomFrom('a'))).toEqual(throwOf(2));
      const won = playTrio(
        at(pairAndPair, 2, 5, true),
        playYardstick(yardstick, at(pairAndPair, 2, 5, true), randomFrom('b')),
      );
      expect(won.kind).toBe('over');
    }
  });

  test('builder blocks if that leaves the fewest rows open', () => {
    const position = at([[squareAt(1, 1)], [squareAt(5, 6), squareAt(5, 7)]], 5, 8, true);
    for (let draw = 0; draw < 10; draw++)
      expect(playYardstick('builder', position, randomFrom(`block ${draw}`))).toEqual({
        kind: 'place',
        square: squareAt(5, 8),
      });
    const placed = new Set(
      Array.from({ length: 30 }, (_, draw) =>
        JSON.stringify(playYardstick('tactic', position, randomFrom(`t${draw}`))),
      ),
    );
    expect(placed.size).toBe(2);
  });

  test('open rows are those with two pawns of a seat and the third square free', () => {
    const random = randomFrom('open');
    for (let board = 0; board < 50; board++) {
      const squares = new Set<Square>();
      while (squares.size < 8) squares.add(Math.floor(random() * 81));
      const all = [...squares];
      const pawns = [all.slice(0, 4), all.slice(4)];
      const count = (own: readonly Square[]) =>
        ROWS.filter((row) => {
          const mine = row.filter((square) => own.includes(square)).length;
          return mine === 2 && row.some((square) => !squares.has(square));
        }).length;
      const cells = pawns.map((own) => own.map(cellOf));
      expect(openRows({ pawns: cells, mover: 1 })).toBe(count(pawns[1]!) - count(pawns[0]!));
    }
  });
});

const checkThrows = (position: TrioPosition): void => {
  const score = throwScore(position);
  for (const move of legalMoves(position)) {
    const thrown = playTrio(position, move);
    const outcomes = trio.outcomes(thrown);
    const wins = outcomes.filter(({ fall }) => {
      const landed = playTrio(thrown, fall);
      return landed.placing && legalMoves(landed).some((place) => playTrio(landed, place).kind === 'over');
    });
    expect(score(move)).toBe((wins.length * 100) / outcomes.length);
  }
};
