import type { Analysis, Progress, Step } from '@abacow/ai/analysis';
import { type GameRecord, parseRecord } from '@abacow/rules';
import { choiceOf } from '@abacow/table';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { NewGame } from '../../../table/local/games.ts';
import type { Told } from '../../../base/worker/client.ts';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import Review from './Review.svelte';

vi.mock('../../exercises/mistakes.ts', () => ({ mistakesIn: () => [] }));

const record = parseRecord(
  JSON.stringify({
    abacow: 1,
    setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
    players: ['Player 1', 'computer 2'],
    text: 't12345=cc145 c1 t12345=11155',
    result: null,
  }),
) as GameRecord;
const options = ['c3', 'c1'].map((move, index) => ({ move, equity: 0.5 - index / 2, error: 0.03 }));
const costly: Step = {
  at: 2,
  token: 'c1',
  seat: 0,
  before: [0, 0],
  after: [0, 0],
  error: 0.03,
  luck: null,
  decision: {
    chosen: 'c1',
    best: 0.5,
    cost: 0.5,
    doubt: 0.02,
    mark: 'blunder',
    matters: true,
    options,
    given: [0.5, -0.5],
  },
};

const AGAIN: NewGame = {
  choice: choiceOf(record.setup),
  opening: { kind: 'lot' },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: null },
    { kind: 'computer', level: 2 },
  ],
};

const workers: { onmessage: (event: { data: Told<Analysis, Progress> }) => void }[] = [];
beforeAll(async () => {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage = (): void => undefined;
      constructor() {
        workers.push(this);
      }
      postMessage(): void {}
      terminate(): void {}
    },
  );
  change({ language: 'en', motion: 'reduced' });
  await speak('en');
});
afterEach(cleanup);

const send = (data: Told<Analysis, Progress>): void => workers.at(-1)!.onmessage({ data });
const turn = { number: 1, seat: 0, solved: false, secondThought: [0, 0], start: [0, 0], steps: [costly] };

const players = [0, 1].map((seat) => ({
  seat,
  luck: 0,
  cost: seat === 0 ? 0.5 : 0,
  decisions: 3,
  secondThoughts: 0,
  marks: { doubtful: 0, mistake: 0, blunder: seat === 0 ? 1 : 0 },
}));
const analysed = (): void => {
  send({ id: 1, kind: 'progress', progress: { turn, done: 1, total: 1 } });
  send({ id: 1, kind: 'response', response: { seats: 2, players } as unknown as Analysis });
};
const stage = (): HTMLElement => document.querySelector<HTMLElement>('.stage')!;

test('one thing to try is shown with its dice, both choices outlined, and the reason', async () => {
  render(Review, { record, again: AGAIN });
  expect(stage().getAttribute('aria-label')).toContain('Step 3.');
  analysed();
  const film = await screen.findByTestId('film');
  expect(film.textContent).toContain('One thing to try');
  expect(film.textContent).toContain('You chose: mark c1.');
  expect(film.textContent).toContain('Try: mark c3');
  const outlined = [...stage().querySelectorAll('.choices [data-choice]')];
  expect(outlined.map((mark) => [mark.getAttribute('data-choice'), mark.getAttribute('data-at')])).toEqual([
    ['played', '2,0'],
    ['better', '2,2'],
  ]);
  expect(screen.getByRole('img', { name: 'Dice: cow cow 1 4 5' })).toBeTruthy();
  expect(screen.getByTestId('choice-legend').textContent).toMatch(/played\s*better/);
  expect(screen.getByTestId('headlines').textContent).toMatch(
    /You\s*Some good choices, ordinary dice.*Strong choices, ordinary dice/s,
  );
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});

test('there is no percentage and no number of points outside More', async () => {
  const answers = [
    { asked: 22, atOnce: 17 },
    { asked: 0, atOnce: 0 },
  ];
  render(Review, { record, again: AGAIN, answers });
  analysed();
  await screen.findByTestId('film');
  const more = document.querySelector('details')!;
  expect(more.textContent).toContain('25 wins in 100 games');
  expect(more.open).toBe(false);
  expect(screen.getByTestId('answers').textContent).toBe('You: 17 of 22 right at once');
  more.remove();
  expect(document.body.textContent).not.toMatch(/%|in 100 games/);
});

test('a decision from the list scrolls into view and takes the focus', async () => {
  render(Review, { record, again: AGAIN });
  analysed();
  expect((await screen.findByTestId('costliest')).textContent).toContain('You chose: mark c1.');
  const scroll = vi.spyOn(stage(), 'scrollIntoView');
  await fireEvent.click(screen.getByRole('button', { name: 'Show step 2' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(stage()));
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
  expect(stage().getAttribute('aria-label')).toContain('You chose: mark c1.');
});

test('numbers that would contradict the words are not shown', async () => {
  render(Review, { record, again: AGAIN });
  analysed();
  const numbers = await screen.findByTestId('numbers');
  expect(numbers.textContent).toContain('In 50 of 100 games the luck is worse.');
  expect(numbers.textContent).not.toContain('All throws together');
  expect(numbers.textContent).toContain('All choices together cost 25 wins in 100 games');
});
