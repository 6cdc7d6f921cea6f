// @vitest-environment happy-dom
import type { Analysis, Step } from '@abacow/ai/analysis';
import { type GameRecord, parseRecord } from '@abacow/rules';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { AnalysisMessage } from './protocol.ts';
import { speak } from '../i18n/language.svelte.ts';
import { change } from '../settings/settings.svelte.ts';
import Review from './Review.svelte';

vi.mock('../exercises/mistakes.ts', () => ({ mistakesIn: () => [] }));

const record = parseRecord(
  JSON.stringify({
    abacow: 1,
    setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
    players: ['Player 1', 'computer 2'],
    text: 't12345=cc145 c1 t12345=11155',
    result: null,
  }),
) as GameRecord;
const options = ['c1', 'c3'].map((move, index) => ({ move, equity: index / 2 }));
const costly: Step = {
  at: 2,
  token: 'c1',
  seat: 0,
  before: [0, 0],
  after: [0, 0],
  luck: null,
  decision: {
    chosen: 'c1',
    best: 0.5,
    cost: 0.5,
    mark: 'blunder',
    matters: true,
    options,
    given: [0.5, -0.5],
  },
};

const workers: { onmessage: (event: { data: AnalysisMessage }) => void }[] = [];
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

const send = (data: AnalysisMessage): void => workers.at(-1)!.onmessage({ data });
const turn = { number: 1, seat: 0, solved: false, secondThought: [0, 0], start: [0, 0], steps: [costly] };

test('a requested step scrolls into view and takes the focus', async () => {
  render(Review, { record, own: true });
  send({ kind: 'turn', progress: { turn, done: 1, total: 1 } });
  send({ kind: 'done', analysis: { seats: 2, players: [] as unknown } as Analysis });
  expect((await screen.findByTestId('costliest')).textContent).toContain('You chose: mark c1.');
  const board = screen.getByRole('group', { name: /^Step 0/ });
  const scroll = vi.spyOn(board, 'scrollIntoView');
  await fireEvent.click(screen.getByRole('button', { name: 'Show step 1' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(board));
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
  expect(board.getAttribute('aria-label')).toContain('You threw cow cow 1 4 5.');
});
