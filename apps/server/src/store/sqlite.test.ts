import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storeContract } from '../../test/contract.ts';
import { DataFolderInUse, openSqlite } from './sqlite.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'abacow-'));

storeContract('sqlite', () => openSqlite(folder()));

test('one data folder serves one process', async () => {
  const shared = folder();
  const store = await openSqlite(shared);
  await expect(openSqlite(shared)).rejects.toThrow(DataFolderInUse);
  await store.close();
  const again = await openSqlite(shared);
  await again.close();
});

test('what was appended is there after closing and opening again', async () => {
  const shared = folder();
  const store = await openSqlite(shared);
  await store.append([{ table: 't', number: 0, command: 'c', events: [] }]);
  await store.close();
  const again = await openSqlite(shared);
  expect(await again.entriesFrom('t', 0)).toHaveLength(1);
  await again.close();
});
