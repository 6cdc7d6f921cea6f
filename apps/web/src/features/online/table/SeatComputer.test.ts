import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import SeatComputer from './SeatComputer.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

test('a computer is chosen first and sits down only when the button is pressed', async () => {
  const onseat = vi.fn();
  render(SeatComputer, { game: 'trio', onseat });
  const which = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Which computer?' });
  await fireEvent.change(which, { target: { value: '4' } });
  expect(onseat).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Seat a computer here' }));
  expect(onseat).toHaveBeenCalledOnce();
});
