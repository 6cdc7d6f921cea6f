import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import DicePromise from './DicePromise.svelte';

const commitment = '3f9a0c77'.repeat(8);

beforeAll(() => speak('en'));
afterEach(cleanup);

test('the promise is one line, and a press explains it', async () => {
  render(DicePromise, { commitment, seed: 'abc123' });
  await fireEvent.click(screen.getByRole('button', { name: 'Dice promise 3f9a0c77…' }));
  expect(screen.getByRole('dialog', { name: 'The dice promise' })).toBeTruthy();
  expect(screen.getByTestId('fingerprint').textContent).toBe(commitment);
  expect(screen.getByText('abc123')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
});

test('a spectator has added nothing to the dice', async () => {
  render(DicePromise, { commitment, seed: '' });
  await fireEvent.click(screen.getByTestId('promise'));
  expect(screen.queryByText('Added by your browser')).toBeNull();
});

test('without a commitment nothing is claimed', () => {
  render(DicePromise, { commitment: null, seed: '' });
  expect(screen.queryByRole('button')).toBeNull();
});
