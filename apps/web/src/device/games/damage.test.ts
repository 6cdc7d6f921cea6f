import { expect, test } from 'vitest';
import type { Damage } from './damage.ts';
import { readRecordFile, textOfFile } from './import.ts';

const RECORD = {
  abacow: 1,
  setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
  players: ['Ada', 'Ben'],
  text: 't12345=1c35c c1 t12345=22345',
  result: null,
};
const WHOLE = JSON.stringify(RECORD);
const changed = (change: object): string => JSON.stringify({ ...RECORD, ...change });

test.each<[string, Damage]>([
  [WHOLE.slice(0, -20), { kind: 'cut' }],
  ['a letter', { kind: 'cut' }],
  ['[1, 2]', { kind: 'foreign' }],
  ['{"name":"something else"}', { kind: 'foreign' }],
  [changed({ abacow: 7 }), { kind: 'newer' }],
  [changed({ text: 't12345=1c35c h8' }), { kind: 'entry', at: 2 }],
  [changed({ players: ['Ada'] }), { kind: 'part' }],
  [changed({ players: ['A\x1bda', 'Ben'] }), { kind: 'part' }],
  [changed({ note: 'x'.repeat(1024 * 1024) }), { kind: 'large' }],
])('what is wrong with %.200j', (text, damage) => {
  const record = readRecordFile(text);
  expect(record).toMatchObject({ ok: false, refusal: { damage } });
});

test('a file that is too large for a record is not read to its end', async () => {
  const text = await textOfFile(new Blob(['x'.repeat(5_000_000)]));
  expect(text).toHaveLength(1024 * 1024 + 1);
  expect(readRecordFile(text)).toMatchObject({ refusal: { damage: { kind: 'large' } } });
  expect(await textOfFile(new Blob([WHOLE]))).toBe(WHOLE);
});
