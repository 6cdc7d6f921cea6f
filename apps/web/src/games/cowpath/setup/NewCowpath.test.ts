// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../i18n/language.svelte.ts';
import { levelName } from '../../../play/computernames.ts';
import type { NewGame } from '../../../play/games.ts';
import NewCowpath from './NewCowpath.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

const beginners = () => within(screen.getByRole('group', { name: 'Who begins?' }));

test.each(['computer', 'people'] as const)('against %s: a coin or either side begins', async (opponents) => {
  const onstart = vi.fn<(order: NewGame) => void>();
  render(NewCowpath, { opponents, onstart });
  const openings = [];
  for (const name of [/^Toss a coin/, /^Crosses/, /^Circles/]) {
    await fireEvent.click(beginners().getByRole('radio', { name }));
    await fireEvent.click(screen.getByTestId('start'));
    openings.push(onstart.mock.lastCall![0].opening);
  }
  expect(openings).toEqual([{ kind: 'lot' }, { kind: 'chosen', seat: 0 }, { kind: 'chosen', seat: 1 }]);
});

test('says who plays the side that begins', async () => {
  render(NewCowpath, { opponents: 'computer', onstart: vi.fn() });
  await fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${levelName('cowpath', 3)}`) }));
  expect(beginners().getByRole('radio', { name: 'Crosses You' })).toBeDefined();
  expect(beginners().getByRole('radio', { name: `Circles ${levelName('cowpath', 3)}` })).toBeDefined();
});
