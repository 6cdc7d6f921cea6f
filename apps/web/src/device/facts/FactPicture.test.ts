import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import FactPicture from './FactPicture.svelte';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});
afterEach(cleanup);

test('7 × 8 as rows of dots, and as a square with seven more', () => {
  const { container } = render(FactPicture, { fact: '7x8' });
  expect(screen.getByText('7 rows of 8')).toBeTruthy();
  expect(screen.getByText('7 × 8 = 7 × 7 + 7')).toBeTruthy();
  expect(screen.getByRole('img', { name: '49 dots and 7 more' })).toBeTruthy();
  expect(container.querySelectorAll('circle')).toHaveLength(2 * 56);
});

test('a question keeps its order', () => {
  render(FactPicture, {
    fact: '7x8',
    question: { board: 'multiplication', first: 8, second: 7 },
  });
  expect(screen.getByText('8 rows of 7')).toBeTruthy();
});

test('dots that are taken away are crossed out', () => {
  const { container } = render(FactPicture, { fact: '4x9' });
  expect(screen.getByRole('img', { name: '40 dots, and 4 of them are crossed out' })).toBeTruthy();
  expect(container.querySelectorAll('path')).toHaveLength(4);
});

test('an addition fills up the ten', () => {
  render(FactPicture, { fact: '7+8' });
  expect(screen.getByText('7 + 8 = 7 + 3 + 5')).toBeTruthy();
  expect(screen.getByRole('img', { name: '7 dots and 8 dots: first fill up the ten' })).toBeTruthy();
});

test('a name that is no fact shows nothing', () => {
  const { container } = render(FactPicture, { fact: '7x' });
  expect(container.querySelector('svg')).toBeNull();
});
