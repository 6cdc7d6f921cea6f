import { recordOf, tokensOf } from '@abacow/table';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { whoIs } from '../../table/words/who.ts';
import { findGame } from '../../table/local/games.ts';
import { LocalTable } from '../../table/local/local-table.svelte.ts';
import { type Services, quietServices } from '../../table/services/services.ts';
import { readRow, rowOf } from './games.ts';
import { OLD_ROW } from './old-row.testing.ts';
import { personAt } from './persons.ts';
import { noteUnsaved } from './unsaved.ts';

beforeAll(() => speak('en'));

const nobody = () => Promise.reject(new Error('no computer plays here'));

const withOldRow = async (): Promise<Services> => {
  const services = quietServices({ move: nobody, advise: nobody, chances: nobody, close: () => undefined });
  await (await services.rowStore()).change(OLD_ROW.id, () => OLD_ROW);
  return services;
};

const open = async (services: Services): Promise<LocalTable> => {
  const found = await findGame(services, OLD_ROW.id);
  if (found.kind !== 'game') throw new Error(found.kind);
  return new LocalTable(services, found);
};

test('a game saved by an older version opens, and a person without a name has none', async () => {
  const { table } = await open(await withOldRow());
  expect(tokensOf(table)).toEqual(['t12345=452c3', 't12=41']);
  expect(whoIs(table, 0)).toEqual({ you: true, name: 'You' });
  expect(recordOf(table)?.players).toEqual([
    { kind: 'person', name: null },
    { kind: 'computer', level: 3 },
  ]);
});

test('it can be continued, saved and opened again', async () => {
  const services = await withOldRow();
  const table = await open(services);
  expect(table.play('t345')).toBe(true);
  await table.whenSaved();
  expect((await open(services)).table).toEqual(table.table);
});

test('its events that were not written when the page closed are found again', async () => {
  const services = await withOldRow();
  const row = readRow(OLD_ROW);
  if (row.kind !== 'game') throw new Error(row.kind);
  const more = { kind: 'played', at: row.lastAt, seat: 0, token: 't345=123' } as const;
  noteUnsaved(services.notes, rowOf(row.table, row.secret, [...row.events, more]));
  expect(tokensOf((await open(services)).table)).toHaveLength(3);
});

test('an older version reads the placeholder name', () => {
  expect(personAt(1, null, 'device')).toEqual({
    kind: 'person',
    name: 'Player 2',
    holder: 'device',
    named: false,
  });
});
