import type { TrioSetup } from '@abacow/rules/trio';
import { squareAt } from '@abacow/rules/trio';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { type Choice, NO_CHOICE } from './choice.ts';
import { squareStates } from './squares.ts';
import { lastRound } from '../story/story.ts';
import { storyAfter } from '../story/story.testing.ts';
import {
  adviceWords,
  changeWords,
  squareLabel,
  sumWords,
  targetWords,
  taskWords,
  happeningWords,
} from './sentences.ts';

const setup: TrioSetup = { board: 'multiplication', players: 2, level: 'expert', target: 200, first: 0 };
const whoIs = (seat: number) => ({ you: seat === 0, name: ['You', 'Emil'][seat]! });

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

const after = (text: string, other: Partial<TrioSetup> = {}) =>
  storyAfter({ ...setup, ...other }, text.split(' ').filter(Boolean));

const task = (text: string, choice: Choice = NO_CHOICE, mine = true): string => {
  const story = after(text);
  return taskWords(story.position, choice, story.happenings.at(-1) ?? null, mine, whoIs);
};
const wordsAfter = (text: string): string =>
  happeningWords('multiplication', after(text).happenings.at(-1)!, whoIs);

const FOUR = 't12=11 1x1 t12=33 3x3 t12=55 5x5 t12=77 7x7 t12=12';

test.each([
  ['', 'You: throw both dice to begin.'],
  ['t12=57', 'You: 5 and 7, put a pawn on 35.'],
  ['t12=57 5x7', 'Emil: throw, or keep one die.'],
  ['t12=00', 'Emil: throw both dice.'],
  ['t12=44 4x4', 'A double! You: throw again.'],
  [FOUR, 'You: 1 and 2, move a pawn to 2.'],
])('%s: %s', (text, words) => {
  expect(task(text)).toBe(words);
});

test('half a move asks for the other half', () => {
  expect(task(FOUR, { pawn: squareAt(3, 3), target: null })).toBe('Where to? Choose a glowing 2.');
  expect(task(FOUR, { pawn: null, target: squareAt(2, 1) })).toBe('Which pawn goes to 2×1?');
  expect(task('t12=57 5x7', NO_CHOICE, false)).toBe('It’s Emil’s turn …');
  expect(task('t12=57', NO_CHOICE, false)).toBe('It’s your turn …');
});

test.each([
  ['t12=07', 'You: a 0. The turn is lost.'],
  ['t12=57', 'You: 5 and 7.'],
  ['t12=57 5x7 t2=3', 'Emil: 5 kept, 3 thrown.'],
  ['t12=57 5x7 t1=3', 'Emil: 7 kept, 3 thrown.'],
  ['t12=57 5x7 t12=57 7x5 t12=57', 'You: 5 and 7, but both squares are taken. The turn is lost.'],
  ['t12=44 4x4 t12=44', 'You: double 4, but its square is taken. The turn is lost.'],
  ['t12=57 5x7', 'You: new pawn on 5×7.'],
  [`${FOUR} 1x1>2x1`, 'You: pawn moved from 1×1 to 2×1.'],
])('[TR-2] [TR-3] %s: %s', (text, words) => {
  expect(wordsAfter(text)).toBe(words);
});

test('the text of a round has its sum and its effect on every score', () => {
  const won = lastRound(after('t12=99 9x9 t12=88 8x8 t12=12 1x2 t12=56 5x6 t12=77 7x7'))!;
  expect(happeningWords('multiplication', won, whoIs)).toBe('Round 1: three in a row for you!');
  expect(sumWords(won)).toBe('49 + 64 + 81 = 194');
  const changes = won.count.scores.map((score, seat) => changeWords('multiplication', won, seat, score));
  expect(changes).toEqual(['0 + 194 = 194', '0 − 30 → 0']);
});

test('squares have names that describe them', () => {
  const label = (text: string, square: number, choice: Choice = NO_CHOICE, mine = true) => {
    const { position } = after(text);
    const shown = { position, choice, mine, pawns: null, row: null, fresh: null, advised: [] };
    return squareLabel(position.setup.board, squareStates(shown)[square]!, whoIs);
  };
  expect(label('t12=57', squareAt(5, 7))).toBe('5 times 7, 35, free, can be taken');
  expect(label('t12=57', squareAt(5, 7), NO_CHOICE, false)).toBe('5 times 7, 35, free');
  expect(label('t12=57', squareAt(5, 6))).toBe('5 times 6, 30, free');
  expect(label('t12=57 5x7', squareAt(5, 7))).toBe('5 times 7, 35, your pawn');
  expect(label('t12=57 5x7 t12=12 1x2', squareAt(1, 2))).toBe('1 times 2, 2, pawn of Emil');
  const pawn = squareAt(3, 3);
  expect(label(FOUR, pawn)).toBe('3 times 3, 9, your pawn, can be moved');
  expect(label(FOUR, pawn, { pawn, target: null })).toBe('3 times 3, 9, your pawn, can be moved, chosen');
});

test('says which squares can be taken, and which squares a pair waits for', () => {
  expect(targetWords(after('t12=57').position)).toBe('You can take: 5 times 7, 35 or 7 times 5, 35.');
  expect(adviceWords(after('t12=57 5x7 t12=75').position)).toBe('Only 7×5 is free.');
  expect(adviceWords(after('t12=33 3x3 t12=44 4x4 t12=19').position)).toBe(
    'Pawns on 3×3 and 4×4 wait for 2×2 or 5×5.',
  );
  expect(targetWords(after('t12=57', { board: 'addition' }).position)).toContain('5 plus 7, 12');
});

test('a throw for the start of a round: whose it is, what it was, and what follows', () => {
  const row = 't12=12 1x2 t12=00 t12=13 1x3 t12=00 t12=14 1x4';
  const at = (throws: string) => after(`${row} ${throws}`, { laterRounds: 'throw' });
  const taskAt = (throws: string, mine: boolean) => {
    const { position, happenings } = at(throws);
    return taskWords(position, NO_CHOICE, happenings.at(-1) ?? null, mine, whoIs);
  };
  expect(taskAt('', true)).toBe('You: throw to see who begins.');
  expect(taskAt('t12=50', false)).toBe('Emil throws to see who begins.');
  const said = (throws: string) => happeningWords('multiplication', at(throws).happenings.at(-1)!, whoIs);
  expect(said('t12=50')).toBe('You: 5 + 0 = 5.');
  expect(said('t12=50 t12=05')).toBe('Emil: 0 + 5 = 5. A tie: You and Emil throw again.');
  expect(said('t12=50 t12=34')).toBe('Emil: 3 + 4 = 7. Emil begins.');
});
