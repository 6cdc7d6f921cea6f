import { isUnreadable, playSteps } from '@abacow/rules';
import { type TrioPosition, type TrioSetup, makeMove, startTrio, throwOf } from '@abacow/rules/trio';
import { beforeAll, expect, test } from 'vitest';
import { NO_CHOICE } from '../board/choice.ts';
import { storyAfter } from '../story/story.testing.ts';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import type { Announcement } from '../../../table/model/announcements.ts';
import type { Hint } from '../../../table/computer/hint.ts';
import {
  announcementWords,
  hintWords,
  hintedDie,
  hintedSquares,
  lotBanner,
  throwText,
  turnBanner,
} from './table-words.ts';

const setup: TrioSetup = { board: 'multiplication', players: 2, level: 'expert', target: 200, first: 0 };
const whoIs = (seat: number) => ({ you: false, name: ['Anna', 'Emil'][seat]! });
const after = (...tokens: string[]) => storyAfter(setup, tokens);
const hint = (move: string): Hint => ({ move }) as Hint;

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

const hear = (mine: boolean, ...tokens: string[]): string => {
  const steps = playSteps(startTrio(setup), tokens);
  if (isUnreadable(steps)) throw new Error(steps.reason);
  const { effects, position } = steps.at(-1)!;
  const announcements: Announcement[] = [{ kind: 'played', effects, position }];
  return announcementWords(announcements, position as TrioPosition, mine, whoIs);
};

test('a throw is announced with the squares it allows, to the player who has to place', () => {
  expect(hear(true, 't12=57')).toBe('Anna: 5 and 7. You can take: 5 times 7, 35 or 7 times 5, 35.');
  expect(hear(false, 't12=57')).toBe('Anna: 5 and 7.');
});

test('a double is announced with another throw', () => {
  expect(hear(true, 't12=44', '4x4')).toBe('Anna: new pawn on 4×4. A double! Anna: throw again.');
  expect(hear(false, 't12=44', '4x4')).toBe('Anna: new pawn on 4×4. A double: Anna throws again.');
});

test('a won round is announced with its sum and every score', () => {
  const words = hear(
    true,
    't12=99',
    '9x9',
    't12=88',
    '8x8',
    't12=12',
    '1x2',
    't12=56',
    '5x6',
    't12=77',
    '7x7',
  );
  expect(words).toBe(
    'Round 1: three in a row for Anna! 49 + 64 + 81 = 194. Anna: 0 + 194 = 194. Emil: 0 − 30 → 0.',
  );
});

test('the throws for the start are announced, also ties', () => {
  const announcements: Announcement[] = [
    { kind: 'rolled', seat: 1, faces: '75', total: 12 },
    { kind: 'roll-off-tie', seats: [0, 1] },
  ];
  expect(announcementWords(announcements, after().position, true, whoIs)).toBe(
    'Emil: 7 + 5 = 12. A tie: Anna and Emil throw again.',
  );
});

test('the banner gives the task, then what happened or advice', () => {
  const banner = (...tokens: string[]) => {
    const { position, happenings } = after(...tokens);
    return turnBanner(position, NO_CHOICE, happenings.at(-1) ?? null, true, whoIs);
  };
  expect(banner('t12=07')).toMatchObject({
    title: 'Emil: throw, or keep one die.',
    detail: 'Anna: a 0. The turn is lost.',
  });
  expect(banner('t12=57').detail.trim()).toBe('');
  expect(banner('t12=57', '5x7', 't2=7')).toMatchObject({
    detail: 'Emil: 5 kept, 7 thrown. Only 7×5 is free.',
  });
  expect(banner('t12=44', '4x4').joy).toBe(true);
});

test('the banner of the throws for the start', () => {
  const lots = { contenders: [0, 1], rolls: [{ seat: 0, faces: '97' }], past: [] };
  expect(lotBanner(lots, 1, true, whoIs)).toMatchObject({
    title: 'Emil: throw to see who begins.',
    detail: 'Anna: 9 + 7 = 16.',
  });
  expect(lotBanner(lots, 1, false, whoIs).title).toBe('Emil throws to see who begins.');
});

test('the button says what it throws', () => {
  expect(throwText(0, [5, 7])).toBe('Throw both dice');
  expect(throwText(2, [5, 7])).toBe('Throw, keep the 7');
});

test('hints point at dice, squares and pawns', () => {
  const { position } = after('t12=57', '5x7');
  expect([throwOf(3), throwOf(2), throwOf(1)].map((move) => hintedDie(hint(makeMove(move))))).toEqual([
    0, 1, 2,
  ]);
  expect(hintWords(hint('t2'), position)).toBe('Keep the 5, throw the other die.');
  expect(hintWords(hint('t12'), position)).toBe('Throw both dice.');
  expect(hintWords(hint('2x2>5x7'), position)).toBe('Move the pawn from 2×2 to 5×7.');
  expect(hintedSquares(hint('2x2>5x7'))).toEqual([10, 42]);
  expect(hintedSquares(hint('t12'))).toEqual([]);
  expect(hintedSquares(null)).toEqual([]);
});

test('the banner names who begins a round, although another player threw last', () => {
  const row = ['t12=12', '1x2', 't12=00', 't12=13', '1x3', 't12=00', 't12=14', '1x4'];
  const tokens = [...row, 't12=81', 't12=00'];
  const { happenings, position } = storyAfter({ ...setup, laterRounds: 'throw' }, tokens);
  expect(turnBanner(position, NO_CHOICE, happenings.at(-1)!, true, whoIs)).toMatchObject({
    title: 'Anna: throw both dice to begin.',
    detail: 'Emil: 0 + 0 = 0. Anna begins.',
  });
});
