import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../i18n/language.svelte.ts';
import NumberPad from './NumberPad.svelte';
import { withDigit, withoutLast } from './press.ts';

beforeAll(() => speak('en'));
const [onvalue, ondone] = [vi.fn<(value: string) => void>(), vi.fn<() => void>()];
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

const show = (value: string, more: { disabled?: boolean; keyboard?: boolean } = {}) =>
  render(NumberPad, { value, onvalue, ondone, ...more });
const button = (name: string) => screen.getByRole('button', { name });

test('digits are added up to three, without zeros before them', () => {
  expect(withDigit('', '5')).toBe('5');
  expect(withDigit('5', '6')).toBe('56');
  expect(withDigit('100', '1')).toBe('100');
  expect(withDigit('0', '7')).toBe('7');
  expect(withoutLast('56')).toBe('5');
  expect(withoutLast('')).toBe('');
});

test('a click types a digit, deletes one, and gives the number', async () => {
  show('5');
  await fireEvent.click(button('6'));
  await fireEvent.click(button('Delete the last digit'));
  await fireEvent.click(button('OK'));
  expect(onvalue.mock.calls).toEqual([['56'], ['']]);
  expect(ondone).toHaveBeenCalledOnce();
});

test('a pressed pointer types at once, and its click does not type again', async () => {
  show('');
  await fireEvent.pointerDown(button('7'), { button: 0 });
  expect(onvalue.mock.calls).toEqual([['7']]);
  await fireEvent.click(button('7'), { detail: 1 });
  expect(onvalue).toHaveBeenCalledOnce();
  await fireEvent.click(button('7'), { detail: 1 });
  expect(onvalue).toHaveBeenCalledTimes(2);
});

test('the keyboard types wherever the focus is, before other listeners', async () => {
  show('5');
  const other = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  window.addEventListener('keydown', other);
  for (const key of ['6', 'Backspace', 'Enter', 'x']) await fireEvent.keyDown(document.body, { key });
  window.removeEventListener('keydown', other);
  expect(onvalue.mock.calls).toEqual([['56'], ['']]);
  expect(ondone).toHaveBeenCalledOnce();
  expect(other.mock.results.map(({ value }): unknown => value)).toEqual([true, true, true, false]);
});

test('a held key types one digit', async () => {
  show('');
  await fireEvent.keyDown(document.body, { key: '4', repeat: true });
  expect(onvalue).not.toHaveBeenCalled();
});

test('nothing typed cannot be given, and a disabled pad does nothing', async () => {
  show('');
  await fireEvent.click(button('OK'));
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  cleanup();
  show('5', { disabled: true });
  await fireEvent.click(button('6'));
  await fireEvent.keyDown(document.body, { key: '6' });
  cleanup();
  show('5', { keyboard: false });
  await fireEvent.keyDown(document.body, { key: '6' });
  expect(onvalue).not.toHaveBeenCalled();
  expect(ondone).not.toHaveBeenCalled();
});
