import { isUnreadable, parseSetup, playText, startGame } from '@abacow/rules';
import type { CowpathPosition } from '@abacow/rules/cowpath';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import Board from './Board.svelte';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});
afterEach(cleanup);

const after = (...tokens: string[]): CowpathPosition => {
  const setup = parseSetup({ game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' });
  if (isUnreadable(setup)) throw new Error(setup.reason);
  const position = playText(startGame(setup), tokens);
  if (isUnreadable(position)) throw new Error(position.reason);
  return position as CowpathPosition;
};

const COWS = after('t12345=cc123');
const cell = (name: string): HTMLElement => document.querySelector(`[data-square=${name}]`)!;

test('it is a grid of rows and cells with one tab stop', () => {
  render(Board, { position: COWS, active: true });
  expect(screen.getByRole('grid', { name: 'Sheet' })).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  const cells = screen.getAllByRole('gridcell');
  expect(cells).toHaveLength(16);
  expect(cells.filter((square) => square.tabIndex === 0)).toHaveLength(1);
});

test('a tap marks only markable squares', async () => {
  const onmark = vi.fn();
  render(Board, { position: COWS, active: true, onmark });
  await fireEvent.click(cell('b1'));
  await fireEvent.click(cell('c1'));
  expect(onmark.mock.calls).toEqual([['c1']]);
});

test('arrows move the focus, Page Down jumps to the next markable square, Enter marks it', async () => {
  const onmark = vi.fn();
  render(Board, { position: COWS, active: true, onmark });
  cell('a1').focus();
  await fireEvent.keyDown(cell('a1'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cell('b1'));
  await fireEvent.keyDown(cell('b1'), { key: 'PageDown' });
  expect(document.activeElement).toBe(cell('c1'));
  await fireEvent.keyDown(cell('c1'), { key: 'Enter' });
  expect(onmark.mock.calls).toEqual([['c1']]);
});

test('a read-only board neither highlights nor marks squares', async () => {
  const onmark = vi.fn();
  render(Board, { position: COWS, onmark });
  await fireEvent.click(cell('c1'));
  expect(onmark).not.toHaveBeenCalled();
  expect(cell('c1').getAttribute('aria-label')).toBe('c1, cow, free');
});

test('old marks are not animated again; new ones are', async () => {
  const { rerender } = render(Board, { position: after('t12345=cc123', 'c1'), active: true });
  expect(cell('c1').querySelector('.draw')).toBeNull();
  await rerender({ position: after('t12345=cc123', 'c1', 't12345=cc123', 'd2') });
  expect(cell('c1').querySelector('.draw')).toBeNull();
  expect(cell('d2').querySelector('.draw')).not.toBeNull();
});
