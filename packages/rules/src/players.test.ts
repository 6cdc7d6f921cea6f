import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type GameRecord, type RecordPlayer, isUnreadable, makeRecord, parseRecord } from './index.ts';

const read = (file: object): GameRecord => {
  const record = parseRecord(JSON.stringify(file));
  if (isUnreadable(record)) throw new Error(record.reason);
  return record;
};

const SETUP = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' };
const BLANK = { abacow: 1, setup: SETUP, text: '', result: null };
const person = (name: string | null): RecordPlayer => ({ kind: 'person', name });
const computer = (level: 1 | 2 | 3 | 4 | 5): RecordPlayer => ({ kind: 'computer', level });

describe('who played', () => {
  test('a person with a computer’s name, or with the text for no name, is still that person', () => {
    const players = [person('computer 5'), person('Player 2')];
    const file = makeRecord({ ...read({ ...BLANK, players: ['a', 'b'] }), players });
    expect(read(JSON.parse(file) as object).players).toEqual(players);
    expect(JSON.parse(file)).toMatchObject({ players: ['computer 5', 'Player 2'] });
  });

  test('a computer has its level, a person without a name has none', () => {
    const file = makeRecord({
      ...read({ ...BLANK, players: ['a', 'b'] }),
      players: [computer(4), person(null)],
    });
    expect(JSON.parse(file)).toMatchObject({
      players: ['computer 4', 'Player 2'],
      seats: [{ kind: 'computer', level: 4 }, { kind: 'person' }],
    });
    expect(read(JSON.parse(file) as object).players).toEqual([computer(4), person(null)]);
  });

  test('`seats` decide who played, whatever the names look like', () => {
    const seats = [{ kind: 'person', name: 'Ada' }, { kind: 'person' }];
    expect(read({ ...BLANK, players: ['computer 1', 'computer 2'], seats }).players).toEqual([
      person('Ada'),
      person(null),
    ]);
  });
});

type Old = { readonly made: string; readonly file: { readonly players: readonly string[] } };

const old = readFileSync(new URL('../test/old-records.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Old);

describe('records from before seats were written', () => {
  test.each([
    ['on a device, against the computer', [person(null), computer(3)]],
    // In the last two records the players changed seats for a second game, and a name moved with them.
    ['on a device, by three people', [person('Ada'), person(null), person('Player 1')]],
    ['online', [person('Ada'), person('Émilie 🐄')]],
    ['in the terminal', [person('You'), computer(3)]],
  ])('%s: names are understood as they were meant', (made, players) => {
    const { file } = old.find((each) => each.made === made)!;
    const record = read(file);
    expect(record.players).toEqual(players);
    const { seats, ...rest } = JSON.parse(makeRecord(record)) as Record<string, unknown>;
    expect(rest).toEqual(file);
    expect(seats).toHaveLength(file.players.length);
  });

  test('an empty name is a person without a name', () => {
    expect(read({ ...BLANK, players: ['', 'computer 6'] }).players).toEqual([
      person(null),
      person('computer 6'),
    ]);
  });
});
