import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import RoundSummary from './RoundSummary.svelte';
import { lastRound } from '../story/story.ts';
import { storyAfter } from '../story/story.testing.ts';

const ROUND = ['t12=99', '9x9', 't12=88', '8x8', 't12=12', '1x2', 't12=56', '5x6', 't12=77', '7x7'];
const whoIs = (seat: number) => ({ you: false, name: ['Anna', 'Emil'][seat]! });

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});
afterEach(cleanup);

const show = (level: 'junior' | 'intermediate' | 'expert') => {
  const setup = { board: 'multiplication', players: 2, level, target: 200, first: 0 } as const;
  const won = lastRound(storyAfter(setup, ROUND))!;
  const { container } = render(RoundSummary, {
    won,
    board: 'multiplication',
    whoIs,
    expert: level === 'expert',
  });
  return container;
};
const words = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

test('expert: adds up the row and subtracts the highest number from the others', () => {
  const summary = show('expert');
  expect(screen.getByRole('heading').textContent).toBe('Round 1: three in a row for Anna!');
  expect(words(summary.querySelector('.sum')!).replaceAll(' ', '')).toBe('49+64+81=194');
  expect(screen.getAllByRole('listitem').map(words)).toEqual(['Anna0 + 194 = 194', 'Emil0 − 30 → 0']);
  expect(words(summary)).toContain('never goes below 0');
});

test('intermediate: the others keep their scores', () => {
  show('intermediate');
  expect(screen.getAllByRole('listitem').map(words)).toEqual(['Anna0 + 194 = 194', 'Emilstays at 0']);
});

test('junior: there are no scores', () => {
  show('junior');
  expect(screen.getByRole('heading').textContent).toBe('Three in a row: Anna wins the game!');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
});
