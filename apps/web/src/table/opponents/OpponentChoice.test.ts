import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import OpponentChoice from './OpponentChoice.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

test.each(['cowpath', 'trio'] as const)('%s: five different faces, chosen by name', async (game) => {
  const onpick = vi.fn();
  const { container } = render(OpponentChoice, { game, legend: 'Your opponent', level: 2, onpick });
  await vi.waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(5));
  const drawings = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(new Set(drawings).size).toBe(5);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
  await fireEvent.click(screen.getByRole('radio', { name: game === 'trio' ? /^Ruby/ : /^Clarabel/ }));
  expect(onpick).toHaveBeenCalledExactlyOnceWith(4);
});

test('faces are pictures for the eye only', async () => {
  const { container } = render(OpponentChoice, {
    game: 'trio',
    legend: 'Your opponent',
    level: 2,
    onpick: vi.fn(),
  });
  await vi.waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(5));
  for (const svg of container.querySelectorAll('svg')) expect(svg.getAttribute('aria-hidden')).toBe('true');
});
