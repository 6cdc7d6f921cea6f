/** Rules, lessons, exercises, practice, and what a player knows. */
import type { Page } from '@playwright/test';
import { bringLearner } from '../../support/learner.ts';
import { lookAtNew } from '../../support/practice.ts';
import { openMore } from '../../support/tables.ts';
import { type Shot, main, visit } from './shot.ts';

const onward = (page: Page): Promise<void> => page.locator('[data-lead]').click();

const beginPractice = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/practice`);
  await page.getByRole('button', { name: 'Begin at the beginning' }).click();
  await page.getByTestId('asking').waitFor();
};

export const LEARNING: readonly Shot[] = [
  { name: 'rules', open: visit('/rules') },
  { name: 'rules-cowpath', open: visit('/rules/cowpath#quad') },
  { name: 'rules-trio', open: visit('/rules/trio#row') },
  {
    name: 'learn-cowpath',
    open: async (page, url) => {
      await page.goto(`${url}/learn/cowpath`);
      await onward(page);
      await main(page);
    },
  },
  {
    name: 'learn-trio',
    open: async (page, url) => {
      await page.goto(`${url}/learn/trio`);
      await onward(page);
      await main(page);
    },
  },
  { name: 'exercises', open: visit('/exercises') },
  { name: 'exercises-cowpath', open: visit('/exercises/cowpath') },
  { name: 'exercises-trio', open: visit('/exercises/trio') },
  { name: 'practice', open: visit('/practice') },
  {
    name: 'practice-question',
    open: async (page, url) => {
      await beginPractice(page, url);
      await lookAtNew(page);
      await page.keyboard.press('5');
    },
  },
  {
    name: 'practice-wrong',
    open: async (page, url) => {
      await page.goto(`${url}/practice`);
      await page.getByText('What to practise').click();
      await page.getByRole('radio', { name: 'I choose' }).check();
      await page.getByRole('checkbox', { name: 'Table of 7' }).check();
      for (const table of [2, 5])
        await page.getByRole('checkbox', { name: `Table of ${table}`, exact: true }).uncheck();
      await page.getByRole('button', { name: 'Begin at the beginning' }).click();
      await lookAtNew(page);
      await page.keyboard.type('999');
      await page.keyboard.press('Enter');
      await page.getByTestId('fact-picture').waitFor();
    },
  },
  {
    name: 'practice-end',
    open: async (page, url) => {
      await beginPractice(page, url);
      for (let answer = 0; answer < 5; answer++) {
        await lookAtNew(page);
        const asked = (await page.locator('[data-question]').getAttribute('data-question')) ?? '';
        const [first = 0, second = 0] = asked.match(/\d+/g)!.map(Number);
        await page.keyboard.type(`${first * second}`);
        await page.keyboard.press('Enter');
        await page.locator(`[data-answers="${answer + 1}"]`).waitFor();
      }
      await page.getByRole('button', { name: 'Stop' }).click();
    },
  },
  { name: 'practice-new', open: beginPractice },
  { name: 'grown-ups', open: visit('/grown-ups') },
  { name: 'practice-check', open: visit('/practice/check') },
  { name: 'practice-race', open: visit('/practice/race') },
  {
    name: 'practice-race-running',
    open: async (page, url) => {
      await page.goto(`${url}/practice/race`);
      await main(page);
      await page.locator('[data-question]').waitFor();
    },
  },
  {
    name: 'practice-race-two',
    open: async (page, url) => {
      await page.goto(`${url}/practice/race`);
      await page.getByRole('radio', { name: 'Two of you' }).check();
      await main(page);
      await page.locator('[data-question]').first().waitFor();
    },
  },
  {
    name: 'warm-up',
    open: async (page, url) => {
      await page.goto(`${url}/new/trio/people`);
      await openMore(page);
      await page.getByRole('checkbox', { name: /^Warm up first/ }).check();
      await page.getByTestId('start').click();
      await page.locator('[data-question]').waitFor();
    },
  },
  {
    name: 'facts',
    open: async (page, url) => {
      await bringLearner(page, url);
      await page.goto(`${url}/facts`);
      await page.getByTestId('weeks').waitFor();
    },
  },
  {
    name: 'fact',
    open: async (page, url) => {
      await bringLearner(page, url);
      await page.goto(`${url}/facts/6x8`);
      await page.getByTestId('fact-history').waitFor();
    },
  },
];
