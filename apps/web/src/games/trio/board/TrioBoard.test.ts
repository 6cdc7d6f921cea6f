import { render, screen } from '@testing-library/svelte';
import type { TrioSetup } from '@abacow/rules/trio';
import { squareAt } from '@abacow/rules/trio';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cleanup } from '@testing-library/svelte';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { NO_CHOICE } from './choice.ts';
import { type SquareState, litHeaders, squareStates } from './squares.ts';
import { storyAfter } from '../story/story.testing.ts';
import TrioBoard from './TrioBoard.svelte';
import { squareLabel } from './sentences.ts';

const setup: TrioSetup = { board: 'multiplication', players: 2, level: 'expert', target: 200, first: 0 };
const whoIs = (seat: number) => ({ you: false, name: ['Anna', 'Emil'][seat]! });

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});
afterEach(cleanup);

const show = (text: string) => {
  const { position } = storyAfter(setup, text.split(' '));
  const shown = { position, choice: NO_CHOICE, mine: true, pawns: null, row: null, fresh: null, advised: [] };
  const [onpick, ondrop] = [vi.fn(), vi.fn()];
  render(TrioBoard, {
    states: squareStates(shown),
    board: setup.board,
    lit: litHeaders(position),
    mover: position.seat,
    row: null,
    label: 'Board',
    labelOf: (state: SquareState) => squareLabel(setup.board, state, whoIs),
    onpick,
    ondrop,
  });
  return { onpick, ondrop };
};

const squareNamed = (name: RegExp) => screen.getByRole('gridcell', { name });

test('is a grid of nine rows with headers and one tab stop', () => {
  show('t12=57');
  expect(screen.getByRole('grid', { name: 'Board' })).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(10);
  expect(screen.getAllByRole('columnheader')).toHaveLength(9);
  expect(screen.getAllByRole('rowheader')).toHaveLength(9);
  const squares = screen.getAllByRole('gridcell');
  expect(squares).toHaveLength(81);
  expect(squares.filter((square) => square.tabIndex === 0)).toHaveLength(1);
});

test('the dice highlight four headers on each pair of sides', () => {
  show('t12=57');
  expect(document.querySelectorAll('.header.lit')).toHaveLength(8);
});

test('a click picks the square; the two targets are highlighted', () => {
  const { onpick } = show('t12=57');
  expect(document.querySelectorAll('.square.target')).toHaveLength(2);
  squareNamed(/^5 times 7, 35, free, can be taken$/).click();
  expect(onpick).toHaveBeenCalledExactlyOnceWith(squareAt(5, 7));
});

test('arrows and Page keys move the focus and the tab stop', () => {
  show('t12=57');
  const start = squareNamed(/^5 times 7/);
  start.focus();
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  press('ArrowRight');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^5 times 8/);
  press('PageDown');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^7 times 5/);
});
