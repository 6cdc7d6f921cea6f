import { usualTarget } from '@abacow/ai/durations';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import type { NewGame } from '../../../table/local/games.ts';
import { TrioForm } from './form.svelte.ts';
import NewTrio from './NewTrio.svelte';
import OnlineTrio from './OnlineTrio.svelte';
import { createRawSnippet } from 'svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

const onstart = vi.fn<(order: NewGame) => void>();
beforeEach(() => {
  onstart.mockReset();
  render(NewTrio, { opponents: 'people', onstart });
});

const pick = (name: RegExp | string) => fireEvent.click(screen.getByRole('radio', { name }));
const number = () => screen.getByTestId<HTMLInputElement>('length');
const type = (value: string) => fireEvent.input(number(), { target: { value } });
const duration = () => screen.getByTestId('duration').textContent.trim();
const started = async (): Promise<NewGame | undefined> => {
  await fireEvent.click(screen.getByTestId('start'));
  return onstart.mock.lastCall?.[0];
};

test('the target follows board, level and players until one is entered', async () => {
  await pick(/^Expert/);
  await pick(/^Addition/);
  await pick(/^4 players/);
  const usual = usualTarget({ board: 'addition', level: 'expert', players: 4 });
  expect(usual).toBeLessThan(100);
  expect(number().value).toBe(`${usual}`);
  expect((await started())!.choice).toMatchObject({ target: usual });
  await type('75');
  await pick(/^2 players/);
  expect((await started())!.choice).toMatchObject({ target: 75, players: 2 });
  expect((await started())!.choice).not.toHaveProperty('rounds');
});

test('an empty or impossible number does not start a game', async () => {
  await type('');
  expect(await started()).toBeUndefined();
  await pick('Some rounds');
  await type('100');
  expect(await started()).toBeUndefined();
  expect(screen.queryByTestId('duration')).toBeNull();
});

test('a number of rounds belongs to the choice', async () => {
  await pick('Some rounds');
  await type('3');
  const { choice, timeLimitMs } = (await started())!;
  expect(choice).toMatchObject({ level: 'intermediate', rounds: 3 });
  expect(timeLimitMs).toBeUndefined();
});

test('minutes belong to the table', async () => {
  await pick('Some minutes');
  await type('15');
  expect(await started()).toMatchObject({ choice: { rounds: 99 }, timeLimitMs: 15 * 60_000 });
});

test('at junior level: one round, or the best of three or five', async () => {
  await pick(/^Junior/);
  expect((await started())!.choice).not.toHaveProperty('rounds');
  await pick('Best of 5');
  const order = (await started())!;
  expect(order.choice).toMatchObject({ level: 'junior', rounds: 5 });
  expect(order.timeLimitMs).toBeUndefined();
});

test.each([
  [{}, undefined],
  [{ rounds: 7 }, undefined],
  [{ rounds: 99 }, 25 * 60_000],
  [{ level: 'junior', rounds: 3 }, undefined],
  [{ target: 75 }, undefined],
] as const)('the form begins with the last game: %j, %s', (more, timeLimitMs) => {
  const before = new TrioForm().choice;
  const form = new TrioForm({ ...before, ...more }, timeLimitMs);
  const again = new TrioForm(form.choice, form.timeLimitMs);
  expect(again.choice).toEqual({ ...form.choice });
  expect(again.choice).toMatchObject(more);
  expect(again.timeLimitMs).toBe(timeLimitMs);
});

test('the expected duration changes with every answer', async () => {
  const minutes = (): number => Number(/about (\d+) minute/.exec(duration())![1]);
  const usual = minutes();
  await type('20');
  expect(minutes()).toBeLessThan(usual);
  await pick('Some rounds');
  await type('10');
  const ten = minutes();
  await type('1');
  expect(minutes()).toBeLessThan(ten);
  await type('99');
  expect(duration()).toBe('more than 2 hours');
  await pick('Some minutes');
  await type('30');
  expect(minutes()).toBeGreaterThanOrEqual(30);
});

test('computers play faster than people', () => {
  const before = duration();
  cleanup();
  render(NewTrio, { opponents: 'computer', onstart });
  expect(duration()).not.toBe(before);
});

test('online the choice comes with its time limit', async () => {
  cleanup();
  const onchoice = vi.fn();
  const seats = createRawSnippet(() => ({ render: () => '<p></p>' }));
  render(OnlineTrio, { seats, onchoice });
  await pick('Some minutes');
  expect(onchoice).toHaveBeenLastCalledWith(expect.objectContaining({ rounds: 99 }), 2, 20 * 60_000);
  await pick('Up to a score');
  expect(onchoice.mock.lastCall![2]).toBeUndefined();
});
