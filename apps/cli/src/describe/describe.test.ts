import { type Setup, isUnreadable, parseSetup, parseText, playSteps, startGame } from '@abacow/rules';
import { expect, test } from 'vitest';
import { describeOutcome, describeSetup, describeStep } from './describe.ts';

const described = (json: object, text: string): string[] => {
  const setup = parseSetup(json) as Setup;
  const steps = playSteps(startGame(setup), parseText(text));
  if (isUnreadable(steps)) throw new Error(steps.reason);
  return steps.map(describeStep);
};

const TRIO = { game: 'trio', board: 'multiplication', players: 2, level: 'expert', target: 300, first: 0 };

test('Cowpath in words', () => {
  const text =
    't12345=cc145 t345=ccc b3 t12345=12345 - t12345=12345 t12345=11234 t345=c35 t12345=22225 a2 t12345=11145 b1';
  expect(described({ game: 'cowpath', sheet: 'x1co/2o3c/ccx4/o5xc', first: 'o' }, text))
    .toMatchInlineSnapshot(`
    [
      "circle throws c c 1 4 5",
      "circle keeps c c, throws c c c",
      "circle marks b3, a cow; a bonus turn follows",
      "circle throws 1 2 3 4 5",
      "circle passes",
      "cross throws 1 2 3 4 5",
      "cross throws all again: 1 1 2 3 4",
      "cross keeps 1 1, throws c 3 5; nothing to mark, the turn ends",
      "circle throws 2 2 2 2 5",
      "circle marks a2, a 2; a bonus turn follows",
      "circle throws 1 1 1 4 5",
      "circle marks b1, a 1; cross is blocked",
    ]
  `);
});

test('Trio in words', () => {
  const text =
    't12=55 5x5 t12=54 5x4 t2=0 t12=56 5x6 t12=99 9x9 t1=1 1x9 t12=47 4x7 t2=8 4x8 t12=66 6x6 t12=67 6x7 t12=23 2x3 t12=15 1x5 t12=12 2x3>1x2';
  expect(described(TRIO, text)).toMatchInlineSnapshot(`
    [
      "player A throws 5 5",
      "player A puts a pawn on 5x5, number 25; a double: once more",
      "player A throws 5 4",
      "player A puts a pawn on 5x4, number 20",
      "player B keeps 5, throws 0; a 0, the turn is lost",
      "player A throws 5 6",
      "player A puts a pawn on 5x6, number 30; three in a row: the round is won; scores 75 : 0",
      "round 2: player B throws 9 9",
      "player B puts a pawn on 9x9, number 81; a double: once more",
      "player B keeps 9, throws 1",
      "player B puts a pawn on 1x9, number 9",
      "player A throws 4 7",
      "player A puts a pawn on 4x7, number 28",
      "player B keeps 4, throws 8",
      "player B puts a pawn on 4x8, number 32",
      "player A throws 6 6",
      "player A puts a pawn on 6x6, number 36; a double: once more",
      "player A throws 6 7",
      "player A puts a pawn on 6x7, number 42",
      "player B throws 2 3",
      "player B puts a pawn on 2x3, number 6",
      "player A throws 1 5",
      "player A puts a pawn on 1x5, number 5",
      "player B throws 1 2",
      "player B moves 2x3 to 1x2, number 2",
    ]
  `);
});

test('setups and outcomes in words', () => {
  const setup = parseSetup(TRIO) as Setup;
  const ada = { kind: 'person', name: 'Ada' } as const;
  expect(describeSetup(setup, [ada, { kind: 'person', name: null }])).toBe(
    'Trio, multiplication board, expert level, target 300\nplayer A: Ada, player B: no name',
  );
  expect(describeSetup(setup, [ada, { kind: 'computer', level: 3 }])).toContain('player B: computer 3');
  expect(describeOutcome(setup, null)).toBe('not finished');
  expect(describeOutcome(setup, { kind: 'tie', by: 'agreement' })).toBe('a tie by agreement');
  expect(describeOutcome(setup, { kind: 'win', seat: 1, by: 'giving-up' })).toBe(
    'player A gives up: player B wins',
  );
});

test('equal names get numbers, and a name cannot contain control sequences for the terminal', () => {
  const cowpath = parseSetup({ game: 'cowpath', sheet: 'x1co/2o3c/ccx4/o5xc', first: 'o' }) as Setup;
  const lines = (...names: readonly string[]): string => {
    const players = names.map((name) => ({ kind: 'person', name: name || null }) as const);
    return describeSetup(cowpath, players).split('\n')[1]!;
  };
  expect(lines('Ada', 'Ada')).toBe('cross: Ada, circle: Ada 2');
  expect(lines('\x1b[2JAda\u202e', 'ada')).toBe('cross: [2JAda, circle: ada');
  expect(lines('עדה', '')).toBe('cross: \u2068עדה\u2069, circle: no name');
  const computer = { kind: 'computer', level: 3 } as const;
  expect(describeSetup(cowpath, [computer, computer])).toContain('cross: computer 3, circle: computer 3');
});

test('throws for the start of a round', () => {
  const row = 't12=12 1x2 t12=00 t12=13 1x3 t12=00 t12=14 1x4';
  const throws = 't12=57 t12=75 t12=12 t12=34 t12=11';
  const setup = { ...TRIO, laterRounds: 'throw' };
  expect(described(setup, `${row} ${throws}`).slice(-5)).toEqual([
    'round 2: player A throws 5 7; 12 for the start',
    'round 2: player B throws 7 5; 12 for the start; player A and player B throw again',
    'round 2: player A throws 1 2; 3 for the start',
    'round 2: player B throws 3 4; 7 for the start; player B begins',
    'round 2: player B throws 1 1',
  ]);
});

test('a turn lost by a wrong answer', () => {
  expect(described({ ...TRIO, wrongAnswer: 'loses-turn' }, 't12=57 lost')).toEqual([
    'player A throws 5 7',
    'player A gives a wrong answer; the turn is lost',
  ]);
});
