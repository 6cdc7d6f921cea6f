import type { Ending } from '@abacow/rules';
import type { Table } from '@abacow/table';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import { resultReason } from './results.ts';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

/** Seat 1 has won because seat 0 dropped out. */
const reason = (by: Ending, reader: number | null): string => {
  const table = { outcome: { kind: 'win', seat: 1, by }, standIns: [0] } as unknown as Table;
  return resultReason(table, (seat) => ({ you: seat === reader, name: 'Ada' }));
};

test.each([
  ['giving-up', 'You gave up.', 'The other side gave up.'],
  ['clock', 'Your time is up.', 'Time was up.'],
  ['absence', 'You were away too long.', 'The other side left.'],
] as const)('the text about %s addresses its reader', (by, own, others) => {
  expect([0, 1, null].map((reader) => reason(by, reader))).toEqual([own, others, others]);
});
