import { isUnreadable, parseSetup } from '@abacow/rules';
import type { Action, TrioPosition, TrioSetup } from '@abacow/rules/trio';
import { parseToken, playTrio, squareAt, startTrio, trio } from '@abacow/rules/trio';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Happening, happeningOf } from './happenings.ts';

const setup: TrioSetup = { board: 'multiplication', players: 2, level: 'expert', target: 200, first: 0 };

const playOut = (
  text: string,
  other: Partial<TrioSetup> = {},
): { happenings: Happening[]; position: TrioPosition } => {
  let position: TrioPosition = startTrio({ ...setup, ...other });
  const happenings: Happening[] = [];
  for (const token of text.split(' ')) {
    for (const action of parseToken(token) as readonly Action[]) {
      const after = playTrio(position, action);
      const happening = happeningOf(trio.effects(position, action, after));
      if (happening !== null) happenings.push(happening);
      position = after;
    }
  }
  return { happenings, position };
};

test('a throw has both faces and the kept die', () => {
  expect(playOut('t12=57 5x7 t1=3').happenings).toMatchObject([
    { kind: 'thrown', seat: 0, first: 5, second: 7, kept: 0 },
    { kind: 'placed', seat: 0, square: squareAt(5, 7), from: null, again: false },
    { kind: 'thrown', seat: 1, first: 3, second: 7, kept: 2 },
  ]);
  expect(playOut('t12=57 5x7 t2=3').happenings[2]).toMatchObject({ first: 5, second: 3, kept: 1 });
});

test('[TR-2] a 0 loses the turn of the player who threw it', () => {
  expect(playOut('t12=07').happenings).toMatchObject([
    { kind: 'lost', why: 'zero', seat: 0, first: 0, second: 7 },
  ]);
});

test('[TR-3] without a free square the turn is lost, for another reason', () => {
  const { happenings } = playOut('t12=57 5x7 t12=57 7x5 t12=75');
  expect(happenings.at(-1)).toMatchObject({ kind: 'lost', why: 'taken', seat: 0 });
});

test('[TR-5] after a placed double the same player goes on', () => {
  expect(playOut('t12=44 4x4').happenings.at(-1)).toMatchObject({ kind: 'placed', again: true, seat: 0 });
});

test('a moved pawn has the square it came from', () => {
  const { happenings } = playOut('t12=11 1x1 t12=33 3x3 t12=55 5x5 t12=77 7x7 t12=12 1x1>2x1');
  expect(happenings.at(-1)).toMatchObject({ kind: 'placed', square: squareAt(2, 1), from: squareAt(1, 1) });
});

const won = 't12=99 9x9 t12=88 8x8 t12=12 1x2 t12=56 5x6 t12=77';

test('a won round has its board, adds up the row and subtracts at expert level', () => {
  const { happenings, position } = playOut(`${won} 7x7`);
  expect(position.round).toBe(2);
  expect(position.pawns).toEqual([[], []]);
  const round = happenings.at(-1);
  expect(round).toMatchObject({
    kind: 'round',
    seat: 0,
    round: 1,
    wins: false,
    row: [squareAt(7, 7), squareAt(8, 8), squareAt(9, 9)],
    count: { numbers: [49, 64, 81], sum: 194 },
  });
  if (round?.kind !== 'round') throw new Error('no round');
  expect(round.pawns[0]).toHaveLength(4);
  expect(round.pawns[1]).toEqual([squareAt(5, 6)]);
  expect(round.count.scores[0]).toEqual({ before: 0, change: 194, after: 194, under: null });
  expect(round.count.scores[1]).toEqual({ before: 0, change: 0, after: 0, under: squareAt(5, 6) });
});

test('at junior level nothing is scored and the game is over', () => {
  const { happenings } = playOut(`${won} 7x7`, { level: 'junior' });
  expect(happenings.at(-1)).toMatchObject({ kind: 'round', wins: true, count: { scores: [] } });
});

test('in the best of several rounds at junior level, rounds are counted, not points', () => {
  const { happenings } = playOut(`${won} 7x7`, { level: 'junior', rounds: 3 });
  const scores = [{ after: 1 }, { after: 0 }];
  expect(happenings.at(-1)).toMatchObject({ kind: 'round', wins: false, count: { unit: 'rounds', scores } });
});

test('a player who wins the last round with too few points does not win the game', () => {
  const second = 't12=12 1x2 t12=00 t12=13 1x3 t12=00 t12=14 1x4';
  const { happenings, position } = playOut(`${won} 7x7 ${second}`, { level: 'intermediate', rounds: 2 });
  expect(position).toMatchObject({ kind: 'over', result: { seat: 0 } });
  expect(happenings.at(-1)).toMatchObject({ kind: 'round', seat: 1, wins: false });
});

test('in all sample games the scores and turns equal those of the position', () => {
  const lines = readFileSync(
    resolve(import.meta.dirname, '../../../../../../packages/rules/test/vectors.jsonl'),
    'utf8',
  );
  const games = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { new?: { game: string }; text: string })
    .filter((sample) => sample.new?.game === 'trio');
  expect(games.length).toBeGreaterThan(10);
  for (const game of games) {
    const start = parseSetup(game.new);
    if (isUnreadable(start) || start.game !== 'trio') throw new Error('bad sample');
    const { happenings, position } = playOut(game.text, start);
    const rounds = happenings.filter((happening) => happening.kind === 'round');
    expect(rounds.length).toBe(position.kind === 'over' ? position.round : position.round - 1);
    const counted = rounds.at(-1)?.count.scores.map((score) => score.after);
    if (counted !== undefined && counted.length > 0) expect(position.scores).toEqual(counted);
  }
});

test('a throw for the start of a round is not a turn', () => {
  const row = 't12=12 1x2 t12=00 t12=13 1x3 t12=00 t12=14 1x4';
  const { happenings } = playOut(`${row} t12=50 t12=05 t12=12 t12=34`, { laterRounds: 'throw' });
  expect(happenings.slice(-4)).toEqual([
    { kind: 'rolled', seat: 0, first: 5, second: 0, total: 5, then: 'next', seats: [0, 1] },
    { kind: 'rolled', seat: 1, first: 0, second: 5, total: 5, then: 'tie', seats: [0, 1] },
    { kind: 'rolled', seat: 0, first: 1, second: 2, total: 3, then: 'next', seats: [0, 1] },
    { kind: 'rolled', seat: 1, first: 3, second: 4, total: 7, then: 'begins', seats: [1] },
  ]);
});
