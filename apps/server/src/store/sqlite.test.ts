import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storeContract } from '../../test/contract.ts';
import { openSqlite } from './sqlite.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'abacow-'));

storeContract('sqlite', () => openSqlite(folder()));

test('one data folder serves one process', async () => {
  const shared = folder();
  const store = await openSqlite(shared);
  await expect(openSqlite(shared)).rejects.toThrow('another Abacow server is running on the data folder');
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

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);
const modesIn = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(path).map((file) => [file, modeOf(join(path, file))]));
const PRIVATE = { 'abacow.db': '600', 'abacow.db-shm': '600', 'abacow.db-wal': '600', 'lock.db': '600' };

test('only the owner may read a new store', async () => {
  const own = join(folder(), 'new', 'data');
  const store = await openSqlite(own);
  expect(modeOf(own)).toBe('700');
  expect(modesIn(own)).toMatchObject(PRIVATE);
  await store.close();
});

test('an existing store that others may read is tightened', async () => {
  const old = folder();
  const before = await openSqlite(old);
  await before.append([{ table: 't', number: 0, command: 'c', events: [] }]);
  await before.close();
  for (const file of readdirSync(old)) chmodSync(join(old, file), 0o644);
  chmodSync(old, 0o755);
  const store = await openSqlite(old);
  expect(modeOf(old)).toBe('700');
  expect(modesIn(old)).toMatchObject(PRIVATE);
  expect(await store.entriesFrom('t', 0)).toHaveLength(1);
  await store.close();
});

test('a folder with other things in it stays as it is; the files of the store are private', async () => {
  const shared = folder();
  writeFileSync(join(shared, 'letter.txt'), '');
  chmodSync(shared, 0o755);
  const store = await openSqlite(shared);
  expect(modeOf(shared)).toBe('755');
  expect(modesIn(shared)).toMatchObject(PRIVATE);
  await store.close();
});

test('a damaged database and a damaged lock have different messages, and the lock is free again', async () => {
  const damaged = folder();
  writeFileSync(join(damaged, 'abacow.db'), 'no database'.repeat(1000));
  await expect(openSqlite(damaged)).rejects.toThrow(/abacow\.db is damaged: restore a backup/);
  await expect(openSqlite(damaged)).rejects.toThrow(/abacow\.db is damaged/);
  const locked = folder();
  writeFileSync(join(locked, 'lock.db'), 'no database'.repeat(1000));
  await expect(openSqlite(locked)).rejects.toThrow(/lock\.db is damaged: stop every server on this folder/);
});

test('a folder that is none has a message', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  await expect(openSqlite(file)).rejects.toThrow(/^DATA_DIR .* cannot be used: it is a file/);
  const nested = folder();
  mkdirSync(join(nested, 'abacow.db'));
  await expect(openSqlite(nested)).rejects.toThrow(/^DATA_DIR .* cannot be used/);
});

test('a write after closing is an error, not the end of the process', async () => {
  const store = await openSqlite(folder());
  await store.close();
  await expect(store.append([{ table: 't', number: 0, command: 'c', events: [] }])).rejects.toThrow();
  await expect(
    store.changeTables([{ id: 't', phase: 'over', summary: '{}', updatedAt: 1 }]),
  ).rejects.toThrow();
});
