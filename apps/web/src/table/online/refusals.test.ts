import { TABLE_REFUSALS } from '@abacow/table';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { REASONS, refusalWords } from './refusals.ts';

beforeAll(() => speak('en'));

test('a refusal says why', () => {
  expect(refusalWords('tie/too-soon')).toBe('You have just offered a tie. Play a move first.');
  expect(refusalWords('tie/standing')).toBe('A tie has already been offered.');
  expect(refusalWords('mark/taken')).toBe('The rules do not allow that now.');
});

test('a code without a text of its own gets a general one', () => {
  const other = 'That was not possible. You see the table as it is.';
  expect([refusalWords('reveal/wrong'), refusalWords('toString')]).toEqual([other, other]);
});

test('every table code with a text exists', () => {
  const strange = Object.keys(REASONS).filter((code) => !Object.hasOwn(TABLE_REFUSALS, code));
  expect(strange).toEqual([
    'command/stale',
    'message/too-many',
    'service/trouble',
    'table/too-long',
    'game/over',
  ]);
});
