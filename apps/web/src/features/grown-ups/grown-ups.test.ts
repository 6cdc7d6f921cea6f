import { type Answer, NO_KNOWLEDGE, type Question, learnAll, rightAnswer } from '@abacow/learning';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import { storedWishes } from '../../device/facts/wishes.svelte.ts';
import { FactsView } from '../facts/index.ts';
import Report from './Report.svelte';

const NOW = Date.UTC(2026, 10, 18, 16);
const DAY = 24 * 60 * 60 * 1000;
afterEach(cleanup);

const answer = (first: number, second: number, more: Partial<Answer> = {}): Answer => {
  const question: Question = { board: 'multiplication', form: 'result', first, second };
  const given = rightAnswer(question);
  return { question, given, at: NOW, ms: 2000, place: 'practice', help: 'work-out', ...more };
};

const show = async (answers: readonly Answer[], language: 'en' | 'de' | 'fr' = 'en'): Promise<void> => {
  change({ language });
  await speak(language);
  const view = new FactsView(
    {
      readAnswers: () => Promise.resolve(answers),
      readKnowledge: () => Promise.resolve(learnAll(NO_KNOWLEDGE, answers)),
    },
    NOW,
  );
  await view.open(null);
  render(Report, { view, name: 'Mia' });
};

const STUCK = [4, 3, 2, 1].map((ago) => answer(6, 8, { given: 46, at: NOW - ago * DAY }));
const CHECK = [answer(2, 3), answer(2, 4, { given: 9 })].map((one, index) => ({
  ...one,
  place: 'check' as const,
  at: NOW - 3 * DAY + index * 8000,
}));

test.each([
  ['en', 'Mia has met 3 sums so far.', 'Sums to look at together', 'Often answered: 46'],
  [
    'de',
    'Mia hat bisher 3 Aufgaben kennengelernt.',
    'Diese Aufgaben gemeinsam ansehen',
    'Oft geantwortet: 46',
  ],
  ['fr', 'Mia a découvert 3 calculs.', 'Calculs à regarder ensemble', 'Souvent répondu : 46'],
] as const)(
  'in %s, a grown-up reads what is growing and what to explain',
  async (language, sum, title, given) => {
    await show(
      [...STUCK, ...CHECK].sort((a, b) => a.at - b.at),
      language,
    );
    expect(screen.getByTestId('report-sum').textContent).toContain(sum);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(given)).toBeTruthy();
    expect(within(screen.getByTestId('checks')).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByTestId('days').textContent).toContain('4');
  },
);

test('who has not begun reads that there is nothing to tell, and can plan the week', async () => {
  await show([]);
  expect(screen.getByText(/nothing to tell yet/)).toBeTruthy();
  expect(screen.queryByTestId('report')).toBeNull();
  await fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(storedWishes().of(null).tables).toBe('all');
});
