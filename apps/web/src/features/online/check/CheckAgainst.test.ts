import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import CheckAgainst from './CheckAgainst.svelte';
import type { CheckedDice } from './verdict.ts';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});
afterEach(cleanup);

const CHECK: CheckedDice = {
  kind: 'checked',
  scheme: 2,
  sides: 6,
  seeds: ['committed', 'committed'],
  opening: { kind: 'chosen' },
  throws: [],
  honest: true,
};

test.each([
  ['same', 2, /^A player and the table together could not choose the dice either: /],
  ['not-there', 2, /^A player and the table together could not choose the dice either, if /],
  ['not-there', 1, /^A player and the table together could have cheated/],
] as const)('a browser that was there: %s, scheme %i', (witness, scheme, says) => {
  render(CheckAgainst, { check: { ...CHECK, scheme }, witness, own: false });
  expect(screen.getByText(says)).toBeDefined();
});
