import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { rememberGuest } from '../../../table/online/last-guest.ts';
import { sceneOf } from '../../../table/online/tables.testing.ts';
import Result from './Result.svelte';

beforeAll(async () => {
  change({ language: 'en', motion: 'reduced' });
  await speak('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The paths that the page asks for after the game. */
const askedAfter = async (holders: readonly [string, string]): Promise<readonly string[]> => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.reject(new Error('no network'));
  });
  rememberGuest('ada');
  const seats = holders.map((holder) => ({ kind: 'person', name: holder, holder }) as const);
  const { service, online } = await sceneOf({ seats });
  service.does(holders[1], { kind: 'give-up', seat: 1 });
  render(Result, { online });
  if (holders.includes('ada')) await vi.waitFor(() => expect(asked).not.toEqual([]));
  return asked;
};

test('after an online game the album has it, without a visit to the list of all games', async () => {
  expect(await askedAfter(['ada', 'ben'])).toContainEqual(expect.stringMatching(/\/api\/me\/games$/));
});

test('who only watched is not asked for games', async () => {
  expect(await askedAfter(['cleo', 'ben'])).toEqual([]);
});
