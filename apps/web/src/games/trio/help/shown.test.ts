import { scriptedFaces } from '@abacow/dice';
import { type ClientCommand, type Table, apply, decide, isTableRefusal, openTable } from '@abacow/table';
import { expect, test } from 'vitest';
import type { GameTable, Step } from '../../../table/model/game-table.ts';
import { Asking } from './asking.svelte.ts';
import { recordedOf } from './recording.svelte.ts';

const opened = openTable({
  id: 'meadow7table',
  host: 'ada',
  choice: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 },
  opening: { kind: 'chosen', seat: 0 },
  clock: { kind: 'none' },
  commitment: null,
  seats: ['ada', 'ben'].map((holder) => ({ kind: 'person', name: holder, holder }) as const),
  seeds: ['', ''],
  helps: [
    { help: 'find', hidesNumbers: false },
    { help: 'show', hidesNumbers: false },
  ],
  now: 1000,
});

/** What Ada’s device shows at a table that she shares with Ben. */
const scene = (commands: readonly ClientCommand[]): { readonly table: GameTable; readonly last: Step } => {
  if (isTableRefusal(opened)) throw new Error(opened.code);
  let state = opened.reduce<Table | null>(apply, null)!;
  let last: Step | null = null;
  for (const command of [{ kind: 'start' } as const, ...commands]) {
    const before = state;
    const decided = decide(before, command, {
      by: 'ada',
      now: 1000,
      dice: scriptedFaces('0123456789', '78'),
    });
    if (isTableRefusal(decided)) throw new Error(decided.code);
    state = decided.table;
    last = { n: 1, event: decided.event, before, after: state };
  }
  return { table: { state, mySeats: [0], last } as unknown as GameTable, last: last! };
};

const THROW: ClientCommand = { kind: 'play', seat: 0, move: 't12' };
const WRONG: ClientCommand = { kind: 'answer', seat: 0, value: 54 };
const PLACE: ClientCommand = { kind: 'play', seat: 0, move: '7x8' };

test('with another person, the third wrong answer shows the result', () => {
  const two = new Asking(scene([THROW, WRONG, WRONG]).table);
  expect([two.asks, two.shownAfter]).toEqual(['find', null]);
  const three = new Asking(scene([THROW, WRONG, WRONG, WRONG]).table);
  expect([three.asks, three.shownAfter]).toEqual([null, 54]);
});

test('a square that was shown counts as neither known nor found', () => {
  const found = scene([THROW, WRONG, WRONG, PLACE]);
  expect(recordedOf(found.table, found.last, 1, 1)?.answer.given).toBe(56);
  const shown = scene([THROW, WRONG, WRONG, WRONG, PLACE]);
  expect(recordedOf(shown.table, shown.last, 1, 1)).toBeNull();
});
