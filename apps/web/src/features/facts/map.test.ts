import { type Answer, type Week, NO_KNOWLEDGE, learnAll } from '@abacow/learning';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import { answerText, circumstances } from './answer-text.ts';
import { factInAddress } from './cells.ts';
import { comesBack } from './comes-back.ts';
import FactPage from './FactPage.svelte';
import { NOW, answer, learnt } from './fixtures.testing.ts';
import { lineByKey } from './keys.ts';
import MapPage from './MapPage.svelte';
import { HEIGHT, WIDTH, areaOf, lineOf } from './plot.ts';
import { progressSentence } from './sentences.ts';
import { FactsView } from './view.svelte.ts';
import WeeksPlot from './WeeksPlot.svelte';

const DAY_MS = 24 * 60 * 60 * 1000;

const english = async (): Promise<void> => {
  change({ language: 'en' });
  await speak('en');
};
beforeAll(english);
afterEach(cleanup);

const viewOf = async (answers: readonly Answer[]): Promise<FactsView> => {
  const view = new FactsView(
    {
      readAnswers: () => Promise.resolve(answers),
      readKnowledge: () => Promise.resolve(learnAll(NO_KNOWLEDGE, answers)),
    },
    NOW,
  );
  await view.open(null);
  return view;
};

const showMap = async (answers: readonly Answer[], board: 'multiplication' | 'addition' = 'multiplication') =>
  render(MapPage, {
    view: await viewOf(answers),
    board,
    onboard: () => undefined,
    onplayer: () => undefined,
  });

const cell = (name: string | RegExp) => screen.getByRole('link', { name });

test('both squares of a fact show its state, and open the same page', async () => {
  await showMap([...learnt(2, 3), answer(7, 8, 56)]);
  for (const name of ['7 times 8, planted', '8 times 7, planted'])
    expect([cell(name).className.includes('state-planted'), cell(name).getAttribute('href')]).toEqual([
      true,
      '/facts/7x8',
    ]);
  expect(cell('2 times 3, quick').textContent).toBe('6');
  expect(cell('9 times 9, new')).toBeTruthy();
  expect(screen.getByTestId('sum').textContent).toBe(
    'You know 1 of 45 sums; 1 of them quickly. 1 more is growing.',
  );
});

test('the first day reads as progress, and nothing is counted as 0', async () => {
  const firstDay = [2, 3, 4, 5].map((second) => answer(2, second, 2 * second));
  await showMap(firstDay);
  expect(screen.getByTestId('sum').textContent).toBe('4 sums are planted. Practise again, and they grow.');
});

test('divisions have a map of their own', async () => {
  const divided: Answer = { ...answer(7, 8, 8), question: { ...answer(7, 8, 8).question, form: 'inverse' } };
  await showMap([divided]);
  expect(cell('7 times 8, new')).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: 'Divide' }));
  expect(cell('7 times 8, planted')).toBeTruthy();
});

test('the page of a fact names the answers that were wrong, the most frequent first', async () => {
  const view = await viewOf([answer(6, 8, 46), answer(6, 8, 54), answer(6, 8, 54), answer(6, 8, 48)]);
  render(FactPage, { view, name: '6x8' });
  expect(screen.getByTestId('mistakes').textContent.trim()).toBe(
    'Answers that were wrong: 54 (2 times) and 46',
  );
});

test('the addition board has its own facts', async () => {
  await showMap([answer(7, 8, 54)], 'addition');
  expect(cell('7 + 8, new').getAttribute('href')).toBe('/facts/7%2B8');
  expect(screen.getByTestId('sum').textContent).toContain('still empty');
});

test('arrow keys move over the map, and one square is the tab stop', async () => {
  await showMap([]);
  const first = cell('1 times 1, new');
  expect(screen.getAllByRole('link').filter((link) => link.tabIndex === 0 && link.dataset['cell'])).toEqual([
    first,
  ]);
  first.focus();
  await fireEvent.keyDown(first, { key: 'ArrowDown' });
  await fireEvent.keyDown(document.activeElement!, { key: 'End' });
  expect(document.activeElement).toBe(cell('2 times 9, new'));
  expect(cell('2 times 9, new').tabIndex).toBe(0);
  expect(first.tabIndex).toBe(-1);
});

test.each([
  [1, 1, 'ArrowUp', [1, 1]],
  [1, 1, 'ArrowRight', [1, 2]],
  [9, 9, 'ArrowDown', [9, 9]],
  [5, 5, 'Home', [5, 1]],
  [5, 5, 'PageDown', [9, 5]],
  [5, 5, 'a', null],
] as const)('from %i, %i the key %s', (row, column, key, to) => {
  expect(lineByKey(row, column, key)).toEqual(to);
});

test.each([
  ['7x8', '7x8'],
  ['8x7', '7x8'],
  ['8+7', '7+8'],
  ['7x10', '7x10'],
  ['12x7', '7x12'],
  ['7x13', undefined],
  ['0x7', undefined],
  ['7+10', undefined],
  ['x', undefined],
  ['<b>', undefined],
])('the fact in the address %s', (text, fact) => {
  expect(factInAddress(text)?.fact).toBe(fact);
});

test('an answer of a player who was chosen before does not replace the current one', async () => {
  const waiting = new Map<string | null, () => void>();
  const view = new FactsView(
    {
      readAnswers: (player) =>
        new Promise((resolve) => waiting.set(player, () => resolve([answer(7, 8, player === 'a' ? 1 : 2)]))),
      readKnowledge: () => Promise.resolve(NO_KNOWLEDGE),
    },
    NOW,
  );
  const opening = [view.open('a'), view.open('b')];
  waiting.get('b')!();
  waiting.get('a')!();
  await Promise.all(opening);
  expect([view.player, view.answers[0]!.given]).toEqual(['b', 2]);
});

test('answers that cannot be read leave an empty map', async () => {
  const view = new FactsView(
    {
      readAnswers: () => Promise.reject(new Error('damaged')),
      readKnowledge: () => Promise.reject(new Error('damaged')),
    },
    NOW,
  );
  await view.open(null);
  expect([view.loaded, view.answers, view.knowledge]).toEqual([true, [], NO_KNOWLEDGE]);
});

test('a fact shows its picture, its divisions and its answers, the newest first', async () => {
  const answers = [
    answer(7, 8, 54, { at: NOW - 2 * DAY_MS }),
    answer(8, 7, 56, { place: 'game', help: 'find' }),
    answer(2, 2, 4),
  ];
  render(FactPage, { view: await viewOf(answers), name: '7x8' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('7 × 8 = 56');
  expect(screen.getByText('7 × 8, planted.')).toBeTruthy();
  expect(screen.getByText('56 ÷ 7, new.')).toBeTruthy();
  expect(screen.getByText('7 × 8 = 7 × 7 + 7')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'The same numbers' })).getByText('56 ÷ 8 = 7')).toBeTruthy();
  const lines = within(screen.getByTestId('fact-history')).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    expect.stringMatching(/^8 × 7 = 56 .*2\.3 seconds · in a game of Trio · found on the board$/),
    expect.stringMatching(/^7 × 8 = \? You said 54\. .*2\.3 seconds · in practice$/),
  ]);
  expect(screen.getByText('1 of 2 answers right')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Previous: 7 × 7' }).getAttribute('href')).toBe('/facts/7x7');
  expect(screen.getByRole('link', { name: 'Next: 7 × 9' })).toBeTruthy();
});

test('a long history is cut, and shown as a whole on request', async () => {
  const many = Array.from({ length: 25 }, () => answer(7, 8, 56));
  render(FactPage, { view: await viewOf(many), name: '7x8' });
  const lines = () => within(screen.getByTestId('fact-history')).getAllByRole('listitem');
  expect(lines()).toHaveLength(10);
  await fireEvent.click(screen.getByRole('button', { name: 'Show all 25 answers' }));
  expect(lines()).toHaveLength(25);
});

test('answers in words', () => {
  expect(answerText(answer(7, 8, null))).toBe('7 × 8 = ? Time was up.');
  const division = { board: 'multiplication', form: 'inverse', first: 7, second: 8 } as const;
  expect(answerText(answer(7, 8, 8, { question: division }))).toBe('56 ÷ 7 = 8');
  expect(circumstances(answer(7, 8, 56, { help: 'show', place: 'game' }))).toEqual([
    'in a game of Trio',
    'the board showed it',
  ]);
  expect(circumstances(answer(7, 8, 56, { ms: 90_000 }))[0]).toBe('more than a minute');
});

test.each([
  [null, 'It has not been asked yet.'],
  [NOW, 'It is waiting for you in practice.'],
  [NOW + DAY_MS / 2, 'It comes back tomorrow.'],
  [NOW + 3.5 * DAY_MS, 'It comes back in 4 days.'],
])('due at %s', (due, sentence) => {
  expect(comesBack(due, NOW)).toBe(sentence);
});

const week = (ago: number, planted: number, known: number, quick: number): Week => ({
  ago,
  counts: { new: 45 - planted - known - quick, planted, 'worked-out': 0, known, quick },
});
const WEEKS = [
  week(5, 0, 0, 0),
  week(4, 3, 10, 2),
  week(3, 3, 15, 2),
  week(2, 3, 20, 2),
  week(1, 9, 20, 5),
  week(0, 9, 21, 10),
];

test.each([
  ['en', '4 weeks ago you knew 12 sums, today 31.'],
  ['de', 'Vor 4 Wochen konntest du 12 Aufgaben, heute 31.'],
  ['fr', 'Il y a 4 semaines, tu connaissais 12 calculs, aujourd’hui 31.'],
] as const)('progress as a sentence in %s', async (language, sentence) => {
  change({ language });
  await speak(language);
  expect(progressSentence(WEEKS)).toBe(sentence);
  await english();
});

test('in the first week there is nothing to compare with', () => {
  expect(progressSentence(WEEKS.slice(-2))).toBe('Your first week: you know 31 sums already.');
  expect(progressSentence([week(0, 1, 0, 0)])).toMatch(/^A good start/);
  expect(progressSentence([week(2, 0, 0, 0), week(1, 1, 1, 0), week(0, 1, 2, 0)])).toBe(
    '2 weeks ago you knew 0 sums, today 2.',
  );
});

test('the areas of the plot are stacked', () => {
  const weeks = [week(1, 0, 0, 0), week(0, 9, 18, 18)];
  expect(lineOf(weeks, 45, 'planted')).toBe(`0.0,${HEIGHT}.0 ${WIDTH}.0,0.0`);
  expect(lineOf(weeks, 45, 'quick')).toBe(`0.0,120.0 320.0,${(HEIGHT * 27) / 45}.0`);
  expect(areaOf(weeks, 45, 'known').split(' ')).toEqual([
    '0.0,120.0',
    '320.0,24.0',
    '320.0,72.0',
    '0.0,120.0',
  ]);
});

test('the plot is also a table', () => {
  render(WeeksPlot, { weeks: WEEKS, all: 45 });
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((child) => child.textContent).join(' '))).toEqual([
    'Week quick known worked out planted',
    '5 weeks ago 0 0 0 0',
    '4 weeks ago 2 10 0 3',
    '3 weeks ago 2 15 0 3',
    '2 weeks ago 2 20 0 3',
    '1 week ago 5 20 0 9',
    'today 10 21 0 9',
  ]);
});

test('the table of 10 has a line under the map, once it was practised', async () => {
  await showMap([answer(7, 8, 2)]);
  expect(screen.queryByTestId('ten')).toBe(null);
  cleanup();
  await showMap([...learnt(3, 10), answer(7, 10, 2)]);
  expect(screen.getByTestId('ten').textContent).toBe('Table of 10: you know 1 of 10.');
  cleanup();
  await showMap(learnt(3, 10), 'addition');
  expect(screen.queryByTestId('ten')).toBe(null);
});
