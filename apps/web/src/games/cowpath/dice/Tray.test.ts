import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import Tray from './Tray.svelte';

beforeAll(async () => {
  change({ language: 'en', motion: 'reduced' });
  await speak('en');
});
afterEach(cleanup);

const tray = (more: object = {}) => {
  const [onkeep, onthrow] = [vi.fn(), vi.fn()];
  render(Tray, {
    faces: [4, 4, 4, 1, 5],
    kept: [true, false, false, false, false],
    attempt: 1,
    throws: [1, 1, 1, 1, 1],
    keepable: true,
    advised: null,
    button: 'Throw 4 dice again',
    ready: true,
    onkeep,
    onthrow,
    ...more,
  });
  return { onkeep, onthrow };
};

test('dice have names with their face and whether they are kept', () => {
  tray();
  expect(screen.getByRole('button', { name: 'Die 1: 5, keep', pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Die 5: cow, keep', pressed: false })).toBeTruthy();
  expect(screen.getByText(/first throw of three/)).toBeTruthy();
});

test('a tap keeps a die, and the button throws', async () => {
  const { onkeep, onthrow } = tray();
  await fireEvent.click(screen.getByRole('button', { name: 'Die 4: 2, keep' }));
  await fireEvent.click(screen.getByTestId('throw'));
  expect([onkeep.mock.calls, onthrow.mock.calls.length]).toEqual([[[3]], 1]);
});

test('when the player cannot act, nothing happens, but the button keeps the focus', async () => {
  const { onkeep, onthrow } = tray({ keepable: false, ready: false });
  const button = screen.getByTestId('throw');
  await fireEvent.click(screen.getByRole('button', { name: 'Die 4: 2, keep' }));
  await fireEvent.click(button);
  expect([onkeep.mock.calls.length, onthrow.mock.calls.length]).toEqual([0, 0]);
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('before the first throw the dice are empty', () => {
  tray({ faces: [], attempt: 0, throws: [0, 0, 0, 0, 0], kept: [] });
  expect(screen.getAllByRole('button', { name: /not thrown yet/ })).toHaveLength(5);
});
