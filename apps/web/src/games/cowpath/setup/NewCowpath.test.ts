import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { levelName } from '../../../table/computer/computer-names.ts';
import type { NewGame } from '../../../table/local/games.ts';
import { PAD } from '@abacow/rules/sheets';
import type { ComponentProps } from 'svelte';
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

const LAST: NewGame = {
  choice: { game: 'cowpath', sheet: PAD[6]!.text },
  opening: { kind: 'chosen', seat: 0 },
  clock: { kind: 'none' },
  seats: [
    { kind: 'computer', level: 5 },
    { kind: 'person', name: null },
  ],
  ownDice: true,
};

/** Starts a game with the form as it is. */
const started = async (props: Partial<ComponentProps<typeof NewCowpath>>) => {
  const onstart = vi.fn<(order: NewGame, redraw?: string | null) => void>();
  render(NewCowpath, { opponents: 'computer', ...props, onstart });
  await fireEvent.click(screen.getByTestId('start'));
  return onstart.mock.lastCall!;
};

test('the form shows the settings of the last game, with the sheet that was chosen', async () => {
  const [order, redraw] = await started({ last: { order: LAST, redraw: null } });
  expect(order).toMatchObject(LAST);
  expect(redraw).toBeNull();
});

test('a sheet that was drawn is drawn again, and a sheet from a link is not meant for the next game', async () => {
  const [{ choice }, redraw] = await started({ last: { order: LAST, redraw: 'fresh' } });
  expect(redraw).toBe('fresh');
  expect(choice).not.toEqual(LAST.choice);
  cleanup();
  const [linked, again] = await started({ chosen: PAD[3]!.text, last: { order: LAST, redraw: null } });
  expect(linked.choice).toEqual({ game: 'cowpath', sheet: PAD[3]!.text });
  expect(again).toBe('pad');
});

test('says who plays the side that begins', async () => {
  render(NewCowpath, { opponents: 'computer', onstart: vi.fn() });
  await fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${levelName('cowpath', 3)}`) }));
  expect(beginners().getByRole('radio', { name: 'Crosses You' })).toBeDefined();
  expect(beginners().getByRole('radio', { name: `Circles ${levelName('cowpath', 3)}` })).toBeDefined();
});
