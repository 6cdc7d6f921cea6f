import { scriptedFaces } from '@abacow/dice';
import { expect, test } from 'vitest';
import { countAnswers } from './answers.ts';
import type { SeatHelp } from './help.ts';
import { gameAt } from './table.ts';
import { Bench, person, trioOptions } from './tables.testing.ts';

const CHOICE = { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 } as const;
const WORK_OUT: SeatHelp = { help: 'work-out', hidesNumbers: false };
const FIND: SeatHelp = { help: 'find', hidesNumbers: false };

const opened = (...helps: readonly SeatHelp[]): Bench =>
  new Bench(
    trioOptions({
      choice: CHOICE,
      opening: { kind: 'chosen', seat: 0 },
      seats: [person('Ada'), person('Ben')],
      seeds: ['a', 'b'],
      helps,
    }),
  );
const thrown = (bench: Bench, faces: string, move = 't12'): Bench =>
  bench.do(
    { kind: 'play', seat: gameAt(bench.table).position.seat, move },
    { dice: scriptedFaces('0123456789', faces) },
  );
const answer = (value: number, seat = 0) => ({ kind: 'answer', seat, value }) as const;
const place = (move: string, seat = 0) => ({ kind: 'play', seat, move }) as const;

test('every question counts once, and only its first answer can be right at once', () => {
  const bench = opened(WORK_OUT, FIND);
  thrown(bench, '78').do(answer(54)).do(answer(55)).do(answer(56)).do(place('7x8'));
  thrown(bench, '34').do(place('3x4', 1));
  thrown(bench, '25').do(answer(10)).do(place('2x5'));
  expect(countAnswers(bench.events)).toEqual([
    { asked: 2, atOnce: 1 },
    { asked: 1, atOnce: 1 },
  ]);
});

test('a wrong square is an answer, and nobody is asked who sees everything', () => {
  const shown: SeatHelp = { help: 'show', hidesNumbers: false };
  const bench = opened(FIND, shown);
  thrown(bench, '78').do(answer(54)).do(place('7x8'));
  thrown(bench, '34').do(place('3x4', 1));
  expect(countAnswers(bench.events)).toEqual([
    { asked: 1, atOnce: 0 },
    { asked: 0, atOnce: 0 },
  ]);
});
