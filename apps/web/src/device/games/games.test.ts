import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type RecordPlayer,
  isUnreadable,
  makeRecord,
  makeSetup,
  parseRecord,
  parseSetup,
  parseText,
  playText,
  startGame,
} from '@abacow/rules';
import { apply, recordOf, type Table, tokensOf, gameAt } from '@abacow/table';
import { describe, expect, test } from 'vitest';
import { findGame, importGame, listGames, newGame } from '../../table/local/games.ts';
import { quietServices } from '../../table/services/services.ts';
import { readRow, rowOf } from './games.ts';
import { eventsOfRecord } from './import.ts';

const nobody = () => Promise.reject(new Error('no computer here'));
const services = () =>
  quietServices({ move: nobody, advise: nobody, chances: nobody, close: () => undefined });

const idOf = (imported: Awaited<ReturnType<typeof importGame>>): string => {
  if (!imported.ok) throw new Error(imported.refusal.reason);
  return imported.value.id;
};

type Vector = { new: unknown; text?: string; odds?: unknown };
const vectors = readFileSync(
  join(import.meta.dirname, '../../../../../packages/rules/test/vectors.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector)
  .filter((vector) => vector.odds === undefined && vector.text !== undefined);

/** The record of a sample game, cut after this many tokens. */
const recordAt = (vector: Vector, share: number): string => {
  const setup = parseSetup(vector.new);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  const all = parseText(vector.text!);
  const tokens = all.slice(0, Math.ceil(all.length * share));
  const last = playText(startGame(setup), tokens);
  if (isUnreadable(last)) throw new Error(last.reason);
  const seats = setup.game === 'cowpath' ? 2 : setup.players;
  const players = Array.from({ length: seats }, (_, seat): RecordPlayer =>
    seat === 1 ? { kind: 'computer', level: 3 } : { kind: 'person', name: `P${seat}` },
  );
  const result = last.kind === 'over' ? { ...last.result, by: 'play' as const } : null;
  return makeRecord({ setup, tokens, players, result, dice: null });
};

describe('records from files', () => {
  test('players have the names from the file, whatever they are', () => {
    const record = parseRecord(
      recordAt(
        vectors.find(({ new: setup }) => JSON.stringify(setup).includes('cowpath'))!,
        0.5,
      ),
    );
    if (isUnreadable(record)) throw new Error(record.reason);
    const players = ['Ada\tLovelace', '\0'].map((name) => ({ kind: 'person', name }) as const);
    const events = eventsOfRecord({ ...record, players }, { id: 'id', holder: 'device', now: 5 });
    expect(events.flatMap((event) => (event.kind === 'sat' ? [event.seating] : []))).toMatchObject([
      { name: 'Ada Lovelace', named: true },
      { name: 'Player 2', named: false },
    ]);
  });

  test.each(['computer 5', 'Player 2'])(
    'a guest called %s is still a person with that name',
    async (name) => {
      const here = services();
      const id = await newGame(here, {
        choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
        opening: { kind: 'chosen', seat: 0 },
        clock: { kind: 'none' },
        seats: [
          { kind: 'computer', level: 1 },
          { kind: 'person', name },
        ],
      });
      const found = await findGame(here, id);
      if (found.kind !== 'game') throw new Error(found.kind);
      const there = services();
      const imported = await importGame(there, makeRecord(recordOf(found.table)!));
      const again = await findGame(there, idOf(imported));
      expect(again.kind === 'game' && again.table.seats).toEqual(found.table.seats);
    },
  );

  test('unfinished sample games resume where they stopped', () => {
    for (const vector of vectors) {
      const record = parseRecord(recordAt(vector, 0.5));
      if (isUnreadable(record)) throw new Error(record.reason);
      const events = eventsOfRecord(record, { id: 'id', holder: 'device', now: 5 });
      const table = events.reduce<Table | null>(apply, null)!;
      expect(tokensOf(table)).toEqual(record.tokens);
      expect(makeSetup(gameAt(table).setup)).toEqual(makeSetup(record.setup));
      expect(table.seats[1]).toEqual({ kind: 'computer', level: 3 });
      if (table.phase !== 'over') expect(recordOf(table)).toEqual(record);
    }
  });

  const UNDONE = {
    abacow: 1,
    setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
    players: ['Ada', 'computer 3'],
    text: 't12345=cc145 d2 t12345=33345',
    result: null,
    takenBack: [{ seat: 0, from: 1, text: 'c1 t12345=33145 t45=33' }],
  };
  const undoneRecord = (more: object = {}) => {
    const record = parseRecord(JSON.stringify({ ...UNDONE, ...more }));
    if (isUnreadable(record)) throw new Error(record.reason);
    return record;
  };

  test('a continued game still says what was taken back', () => {
    const record = undoneRecord();
    const events = eventsOfRecord(record, { id: 'id', holder: 'device', now: 5 });
    const table = events.reduce<Table | null>(apply, null)!;
    expect(recordOf(table)).toEqual(record);
    const row = rowOf(table, '', events);
    expect(readRow(row)).toMatchObject({ kind: 'game', table });
  });

  test('what people at one table could not have taken back is left out', () => {
    const record = undoneRecord({ players: ['Ada', 'Ben'] });
    const events = eventsOfRecord(record, { id: 'id', holder: 'device', now: 5 });
    const table = events.reduce<Table | null>(apply, null)!;
    expect([tokensOf(table), gameAt(table).takenBack]).toEqual([record.tokens, []]);
  });

  test('a finished game is saved for viewing, an unfinished one for playing', async () => {
    const here = services();
    const finished = vectors.find((vector) => parseRecordOf(vector).result !== null)!;
    const done = await importGame(here, recordAt(finished, 1));
    const going = await importGame(here, recordAt(finished, 0.3));
    expect([done, going]).toMatchObject([{ value: { kind: 'record' } }, { value: { kind: 'game' } }]);
    expect((await findGame(here, idOf(done))).kind).toBe('record');
    expect((await findGame(here, idOf(going))).kind).toBe('game');
    expect((await listGames(here, 'unfinished')).readable).toHaveLength(1);
    expect((await listGames(here, 'finished')).readable).toHaveLength(1);
  });

  test.each([
    ['a finished', 1],
    ['an unfinished', 0.3],
  ])('%s game that is opened twice is saved once', async (_, share) => {
    const here = services();
    const finished = vectors.find((vector) => parseRecordOf(vector).result !== null)!;
    const first = await importGame(here, recordAt(finished, share));
    expect(await importGame(here, recordAt(finished, share))).toEqual(first);
    const other = await importGame(here, recordAt(finished, 0.5));
    expect(other).not.toEqual(first);
    const saved = await Promise.all(
      (['unfinished', 'finished'] as const).map((state) => listGames(here, state)),
    );
    expect(saved.flatMap(({ readable }) => readable)).toHaveLength(2);
  });

  test.each(['', 'nonsense', '{"abacow":9}', '[]', '{"abacow":1,"setup":{}}'])(
    'a file that is not a record is reported and not saved: %s',
    async (text) => {
      const here = services();
      const read = await importGame(here, text);
      expect(read.ok).toBe(false);
      expect((await listGames(here, 'unfinished')).readable).toHaveLength(0);
    },
  );
});

const parseRecordOf = (vector: Vector) => {
  const record = parseRecord(recordAt(vector, 1));
  if (isUnreadable(record)) throw new Error(record.reason);
  return record;
};

describe('rows', () => {
  const sound = async () => {
    const here = services();
    const id = await newGame(here, {
      choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
      opening: { kind: 'chosen', seat: 0 },
      clock: { kind: 'none' },
      seats: [
        { kind: 'person', name: 'Ada' },
        { kind: 'computer', level: 1 },
      ],
    });
    return (await (await here.rowStore()).get(id)) as Record<string, unknown>;
  };

  test.each([
    [null, 'the entry is empty'],
    [{}, 'the entry has no name'],
    [{ id: 'a' }, 'the entry has no version'],
    [{ id: 'a', version: 4, lastAt: 0 }, 'the entry was written by a newer version of the app'],
    [{ id: 'a', version: 1, lastAt: 0, kind: 'poem' }, 'the entry is of no known kind'],
    [{ id: 'a', version: 1, lastAt: 0, kind: 'record' }, 'the record is missing'],
    [{ id: 'a', version: 1, lastAt: 0, kind: 'game' }, 'the dice are missing'],
  ])('damage is reported: %#', (row, reason) => {
    expect(readRow(row)).toMatchObject({ kind: 'damaged', reason });
  });

  test('a row is valid until its events are changed', async () => {
    const row = await sound();
    expect(readRow(row).kind).toBe('game');
    const events = row['events'] as Record<string, unknown>[];
    expect(readRow({ ...row, events: events.slice(1) })).toMatchObject({
      damage: { kind: 'entry', at: 1 },
      reason: 'event 1 (sat): the first event must open the table',
    });
    const odd = { kind: 'played', at: 1e12, seat: 0, token: 'a1' };
    expect(readRow({ ...row, events: [...events, odd] })).toMatchObject({
      kind: 'damaged',
      damage: { kind: 'entry', at: events.length + 1 },
    });
  });
});
