import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import Print from './Print.svelte';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});
afterEach(cleanup);

test('unreadable numbers print nothing, and not the list from before', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  render(Print, { route: { kind: 'print', what: '1-12,17', how: '2-a4' } });
  expect(screen.getAllByLabelText(/^Page /)).toHaveLength(7);
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'abc' } });
  expect(screen.getByRole('alert').textContent).toContain('1 to 48');
  expect(screen.queryAllByLabelText(/^Page /)).toHaveLength(0);
  const button = screen.getByRole('button', { name: 'Choose something to print' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(button);
  expect(print).not.toHaveBeenCalled();
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: '3' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Print 1 page' }));
  expect(print).toHaveBeenCalledOnce();
});
