import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import type { ApiResult } from '@abacow/client';
import { change } from '../../../base/settings/settings.svelte.ts';
import { devicePlayers } from '../../../device/players/device.svelte.ts';
import NameForm from './NameForm.svelte';

const call = vi.hoisted(() => vi.fn<(name: string) => Promise<ApiResult<unknown>>>());
vi.mock('./you.svelte.ts', () => ({ you: { call } }));

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});
afterEach(() => {
  cleanup();
  call.mockReset();
});

const submit = async (typed: string): Promise<void> => {
  render(NameForm);
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: typed } });
  await fireEvent.click(screen.getByRole('button'));
};

test.each([
  ['', 'Type a name first.'],
  ['\u200b\u3164', 'This name would be invisible. Use letters, digits or emoji.'],
])('the form says why %j is refused', async (typed, why) => {
  await submit(typed);
  expect(screen.getByRole('alert').textContent).toBe(why);
  expect(call).not.toHaveBeenCalled();
});

test('a name is cleaned before it is sent', async () => {
  call.mockResolvedValue({ ok: true, value: null });
  await submit(' \u202eA\u200bda ');
  expect(call).toHaveBeenCalledWith('Ada');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['request/bad', 'That name does not work. Choose another one.'],
  ['network', 'That did not work. Try again in a moment.'],
])('the form shows a text for the answer %s', async (code, words) => {
  call.mockResolvedValue({ ok: false, code, message: '' });
  await submit('Ada');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

test('a player of this device is chosen by one tap', async () => {
  call.mockResolvedValue({ ok: true, value: null });
  const { id } = devicePlayers().add('Zoé', 'cow');
  render(NameForm);
  await fireEvent.click(await screen.findByRole('button', { name: 'Zoé' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Zoé');
  await fireEvent.submit(screen.getByRole('textbox').closest('form')!);
  expect(call).toHaveBeenCalledWith('Zoé');
  devicePlayers().remove(id);
});
