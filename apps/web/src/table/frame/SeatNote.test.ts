import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import SeatNote from './SeatNote.svelte';

beforeAll(() => speak('en'));

const clockWith = (ending: boolean): Element => {
  const note = { text: '', short: '', clock: { text: '0:14', ending } };
  return render(SeatNote, { note }).container.querySelector('[data-testid=clock]')!;
};

test('a clock that is nearly over has its own icon and shape, not only a colour', () => {
  const [calm, ending] = [clockWith(false), clockWith(true)];
  expect(ending.querySelector('svg')).not.toBeNull();
  expect(calm.querySelector('svg')).toBeNull();
  expect(ending.classList.contains('ending')).toBe(true);
  expect(calm.classList.contains('ending')).toBe(false);
  for (const clock of [calm, ending])
    expect(clock.textContent.replace(/\s+/g, ' ').trim()).toBe('Clock 0:14');
});
