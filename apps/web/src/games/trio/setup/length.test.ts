import { BOARDS, PLAYERS } from '@abacow/rules/trio';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import type { GameChoice } from '@abacow/table';
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

describe('the target', () => {
  const kinds = BOARDS.flatMap((board) =>
    (['intermediate', 'expert'] as const).flatMap((level) =>
      PLAYERS.map((players) => ({ board, level, players })),
    ),
  );

  test.each(kinds)('is 200 as on the printed sheet: $board, $level, $players', (kind) => {
    const form = new TrioForm();
    Object.assign(form, kind);
    expect(form.choice).toMatchObject({ ...kind, target: 200 });
  });

  test('a shorter one stands beside it where it takes long, with both durations', async () => {
    await pick(/^Intermediate/);
    expect(screen.queryByRole('radio', { name: /^Shorter/ })).toBeNull();
    expect(duration()).toBe('first to beat 200 · about 10 minutes');
    await pick(/^Expert/);
    await pick(/^3 players/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '200 about 25 minutes' }).checked).toBe(true);
    await pick('Shorter: 120 about 15 minutes');
    expect(duration()).toBe('first to beat 120 · about 15 minutes');
    expect((await started())!.choice).toMatchObject({ target: 120 });
  });

  test('one that is typed stays, and is listed with the others', async () => {
    await pick(/^Expert/);
    await type('75');
    await pick(/^4 players/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^75 about/ }).checked).toBe(true);
    expect((await started())!.choice).toMatchObject({ target: 75, players: 4 });
    expect((await started())!.choice).not.toHaveProperty('rounds');
  });
});

test('an empty or impossible number does not start a game', async () => {
  await pick(/^Intermediate/);
  await type('');
  expect(await started()).toBeUndefined();
  await pick('Some rounds');
  await type('100');
  expect(await started()).toBeUndefined();
  expect(screen.queryByTestId('duration')).toBeNull();
});

test('a number of rounds belongs to the choice', async () => {
  await pick(/^Intermediate/);
  await pick('Some rounds');
  await type('3');
  const { choice, timeLimitMs } = (await started())!;
  expect(choice).toMatchObject({ level: 'intermediate', rounds: 3 });
  expect(timeLimitMs).toBeUndefined();
});

test('minutes belong to the table', async () => {
  await pick(/^Intermediate/);
  await pick('Some minutes');
  await type('15');
  expect(await started()).toMatchObject({ choice: { rounds: 99 }, timeLimitMs: 15 * 60_000 });
});

test('at junior level: one round, or the best of three or five', async () => {
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
  const before = { ...new TrioForm().choice, level: 'intermediate' } as GameChoice;
  const form = new TrioForm({ ...before, ...more }, timeLimitMs);
  const again = new TrioForm(form.choice, form.timeLimitMs);
  expect(again.choice).toEqual({ ...form.choice });
  expect(again.choice).toMatchObject(more);
  expect(again.timeLimitMs).toBe(timeLimitMs);
});

test('the expected duration changes with every answer', async () => {
  const minutes = (): number => Number(/about (\d+) minute/.exec(duration())![1]);
  await pick(/^Intermediate/);
  const usual = minutes();
  await type('20');
  expect(minutes()).toBeLessThan(usual);
  await pick('Some rounds');
  await type('10');
  const ten = minutes();
  await type('1');
  expect(minutes()).toBeLessThan(ten);
  await type('99');
  expect(duration()).toBe('99 rounds · more than 2 hours');
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
  render(OnlineTrio, { seats, mine: 0, onchoice });
  await pick(/^Intermediate/);
  await pick('Some minutes');
  const terms = { seats: 2, timeLimitMs: 20 * 60_000 };
  expect(onchoice).toHaveBeenLastCalledWith(
    expect.objectContaining({ rounds: 99 }),
    expect.objectContaining(terms),
  );
  await pick('Up to a score');
  expect(onchoice.mock.lastCall![1]).toMatchObject({ timeLimitMs: undefined });
});

describe('who begins later rounds', () => {
  const later = () => screen.queryByRole('group', { name: 'Who begins the next round?' });

  test('is asked only where there are some', async () => {
    expect(later()).toBeNull();
    await pick('Best of 3');
    expect(later()).not.toBeNull();
    await pick(/^Intermediate/);
    await pick('Some rounds');
    await type('1');
    expect(later()).toBeNull();
  });

  test('belongs to the choice and is remembered; in turn is not written down', async () => {
    await pick('Best of 3');
    expect((await started())!.choice).not.toHaveProperty('laterRounds');
    await pick('Throw again');
    const { choice } = (await started())!;
    expect(choice).toMatchObject({ laterRounds: 'throw' });
    expect(new TrioForm(choice).choice).toEqual(choice);
  });
});

describe('colours', () => {
  const colours = (name: string) => within(screen.getByRole('group', { name }));

  test('the usual ones are not written down', async () => {
    expect((await started())!.choice).not.toHaveProperty('colours');
  });

  test('who takes the colour of somebody gives the own one in exchange', async () => {
    await fireEvent.click(colours('Colour of Player 1').getByRole('radio', { name: 'Blue' }));
    expect((await started())!.choice).toMatchObject({ colours: ['blue', 'red'] });
    await fireEvent.click(colours('Colour of Player 1').getByRole('radio', { name: 'Green' }));
    const { choice } = (await started())!;
    expect(choice).toMatchObject({ colours: ['green', 'red'] });
    expect(new TrioForm(choice).choice).toEqual(choice);
  });
});
