import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../base/i18n/language.svelte.ts';
import About from './About.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

test('says that the dice do not know what a player should practise', () => {
  render(About);
  expect(screen.getByTestId('dice-learning').textContent).toContain('because you should practise it');
});

test('a link opens the page that checks the dice', () => {
  render(About);
  const link = screen.getByRole('link', { name: 'Were the dice of a game fair?' });
  expect(link.getAttribute('href')).toBe('/check');
});
