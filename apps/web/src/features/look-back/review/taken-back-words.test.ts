import { type GameRecord, type Position, isUnreadable, parseRecord, replay } from '@abacow/rules';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { describeResult } from './result-words.ts';
import { retryRecord } from './retry.ts';
import { takenBackWords } from './taken-back-words.ts';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

const back = (from: number, text: string) => ({ seat: 0, from, text });
const record = (takenBack?: object, name?: string): GameRecord => {
  const read = parseRecord(
    JSON.stringify({
      abacow: 1,
      setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
      players: ['', ''],
      seats: [
        name === undefined ? { kind: 'person' } : { kind: 'person', name },
        { kind: 'computer', level: 3 },
      ],
      text: 't12345=cc145 d2 t12345=33345',
      result: null,
      takenBack,
    }),
  );
  if (isUnreadable(read)) throw new Error(read.reason);
  return read;
};
const lastOf = ({ setup, tokens }: GameRecord): Position =>
  (replay(setup, tokens) as readonly Position[]).at(-1)!;
const words = (read: GameRecord): readonly string[] => takenBackWords(read, true);

test('says how many decisions were taken back, and where', () => {
  expect(words(record())).toEqual([]);
  expect(words(record([back(1, 'c1 t12345=33145')]))).toEqual(['You took back 1 decision, at step 2.']);
  const twice = [back(1, 'c1 t12345=33145'), back(1, 'd2 t12345=11111')];
  expect(words(record(twice))).toEqual(['You took back 2 decisions, at step 2.']);
  expect(words(record(twice, 'Ada'))).toEqual(['Ada took back 2 decisions, at step 2.']);
  expect(takenBackWords(record(twice), false)).toEqual(['Crosses took back 2 decisions, at step 2.']);
});

test('a player whose name is You is a player with a name', () => {
  const win = { kind: 'win', seat: 0, by: 'giving-up' } as const;
  const titleOf = (read: GameRecord) => describeResult({ ...read, result: win }, lastOf(read), true).title;
  expect([titleOf(record()), titleOf(record(undefined, 'You'))]).toEqual(['You win!', 'You won!']);
});

test('a decision that is tried again begins without what was taken back', () => {
  const retried = parseRecord(retryRecord(record([back(1, 'c1 t12345=33145')]), { at: 1, seat: 0 }));
  expect(isUnreadable(retried)).toBe(false);
  expect(retried).not.toHaveProperty('takenBack');
});
