import { type Seating, type Table, apply, openTable } from '@abacow/table';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import type { GameTable } from '../model/game-table.ts';
import TableTools from './TableTools.svelte';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});
afterEach(cleanup);

const seats: readonly Seating[] = [
  { kind: 'person', name: 'Ada', holder: 'ada' },
  { kind: 'person', name: 'Ben', holder: 'ben' },
];

const stateOfTable = (): Table => {
  const opened = openTable({
    id: 'table',
    host: 'ada',
    choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
    opening: { kind: 'chosen', seat: 0 },
    clock: { kind: 'none' },
    commitment: null,
    seats,
    seeds: ['', ''],
    now: 1,
  });
  if (!Array.isArray(opened)) throw new Error('not opened');
  return opened.reduce<Table | null>(apply, null)!;
};

/** An online table as the person in these seats sees it. */
const seen = (mySeats: readonly number[]): GameTable =>
  ({
    state: stateOfTable(),
    phase: 'playing',
    presence: { isAway: () => false },
    hints: { askHint: () => undefined },
    mine: false,
    toAct: 0,
    mySeats,
    thinking: false,
    mayTakeBack: null,
    tieOffer: null,
  }) as unknown as GameTable;

const shown = (mySeats: readonly number[]): readonly string[] => {
  render(TableTools, { table: seen(mySeats), keys: [], onpass: () => undefined });
  return screen.getAllByRole('button').map((button) => button.textContent.trim());
};

test('a player whose turn it is not sees what will work later', () => {
  expect(shown([1])).toEqual(expect.arrayContaining(['Hint', 'Pass', 'Give up']));
});

test('somebody who only watches sees no button that never works', () => {
  expect(shown([]).filter((name) => ['Take back', 'Hint', 'Pass', 'Give up'].includes(name))).toEqual([]);
});
