import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { t } from '../texts/index.ts';
import { computerName, levelName } from '../../../table/computer/computer-names.ts';
import type { NewGame } from '../../../table/local/games.ts';
import NewTrio from './NewTrio.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

const shown = (opponents: 'computer' | 'people') => {
  const onstart = vi.fn<(order: NewGame) => void>();
  render(NewTrio, { opponents, onstart });
  return {
    pick: (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name })),
    begins: () => screen.getByRole('group', { name: 'Who begins?' }).querySelectorAll('input'),
    started: async (): Promise<NewGame> => {
      await fireEvent.click(screen.getByTestId('start'));
      return onstart.mock.lastCall![0];
    },
  };
};

test.each(['computer', 'people'] as const)(
  'against %s: every player can be chosen to begin',
  async (opponents) => {
    const { pick, begins, started } = shown(opponents);
    expect(begins()).toHaveLength(3);
    expect((await started()).opening).toEqual({ kind: 'lot' });
    await pick(/^4 players/);
    expect(begins()).toHaveLength(5);
    for (const number of [1, 2, 3, 4]) {
      await pick(new RegExp(`^Player ${number}\\b`));
      expect((await started()).opening).toEqual({ kind: 'chosen', seat: number - 1 });
    }
  },
);

test('a removed player does not begin', async () => {
  const { pick, started } = shown('people');
  await pick(/^4 players/);
  await pick(/^Player 4/);
  await pick(/^2 players/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: t('setup.first.rollOff') }).checked).toBe(true);
  expect((await started()).opening).toEqual({ kind: 'lot' });
});

test('the players who can begin are listed by name', async () => {
  shown('people');
  const name = screen.getByRole('textbox', { name: 'Name of player 1' });
  await fireEvent.input(name, { target: { value: 'Ada' } });
  expect(screen.getByRole('radio', { name: 'Player 1 Ada' })).toBeDefined();
  cleanup();
  shown('computer');
  expect(screen.getByRole('radio', { name: 'Player 1 You' })).toBeDefined();
  expect(screen.getByRole('radio', { name: `Player 2 ${levelName('trio', 2)}` })).toBeDefined();
});

const SECOND = { kind: 'computer', level: 2 } as const;
const PAIR = [SECOND, SECOND];

test('equal computers have different names', async () => {
  const { pick } = shown('computer');
  await pick(/^3 players/);
  const third = within(screen.getByRole('group', { name: 'Who is player 3?' }));
  await fireEvent.click(third.getByRole('radio', { name: new RegExp(`^${levelName('trio', 2)}`) }));
  expect(screen.getByRole('radio', { name: `Player 2 ${levelName('trio', 2)}` })).toBeDefined();
  expect(screen.getByRole('radio', { name: `Player 3 ${computerName('trio', PAIR, 1, 2)}` })).toBeDefined();
  expect(screen.getByText(computerName('trio', PAIR, 1, 2), { selector: 'strong' })).toBeDefined();
});

test('the form shows the settings of the last game', async () => {
  const order: NewGame = {
    choice: { game: 'trio', board: 'addition', players: 3, level: 'expert', target: 90 },
    opening: { kind: 'chosen', seat: 2 },
    clock: { kind: 'none' },
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'computer', level: 5 },
      { kind: 'computer', level: 4 },
    ],
    ownDice: true,
  };
  const onstart = vi.fn<(again: NewGame) => void>();
  render(NewTrio, { opponents: 'computer', last: { order, redraw: null }, onstart });
  await fireEvent.click(screen.getByTestId('start'));
  expect(onstart.mock.lastCall![0]).toMatchObject(order);
});

test.each(['computer', 'people'] as const)(
  'the first game, against %s, is a short one',
  async (opponents) => {
    const { choice } = await shown(opponents).started();
    expect(choice).toMatchObject({ game: 'trio', level: 'junior', target: 200 });
  },
);

test('against the computer: faces to choose from, three pictures of help, and no question about a name', () => {
  shown('computer');
  expect(screen.getByRole('group', { name: 'Who is player 2?' })).toBeDefined();
  const help = within(screen.getByRole('group', { name: 'How much help?' }));
  const helps = help.getAllByRole('radio').map((radio) => radio.closest('label')!);
  expect(helps.map((label) => label.querySelectorAll('svg').length)).toEqual([1, 1, 1]);
  expect(screen.queryByRole('textbox', { name: 'Name of player 1' })).toBeNull();
});

test('everything but players, help and level waits behind more choices', () => {
  shown('computer');
  const more = screen.getByTestId('more-choices');
  const outside = screen.getAllByRole('group').filter((group) => !more.contains(group) && group !== more);
  expect(outside.map((group) => group.querySelector('legend')?.textContent ?? '')).toEqual([
    '',
    'How much help?',
    'Who is player 2?',
    'Level',
  ]);
  expect(more.hasAttribute('open')).toBe(false);
});
