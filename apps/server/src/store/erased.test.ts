/** After a clean stop nothing of a deleted guest is in the files of SQLite, and the database file alone is complete. */
import { copyFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { storedFolder } from '../../test/fixtures/stored.ts';
import {
  api,
  cowpathTable,
  newFolder,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import { openSqlite } from './sqlite.ts';

const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('\n');

/** Names that fill more than one page, at tables, in summaries and as labels of tokens. */
const NAME = 'Zimtstern Querfeldein';

test('a deleted name is in no file, while the server runs and after it stopped', async () => {
  const dataDir = newFolder();
  const server = await startTestServer({ dataDir });
  const zimt = await newPerson(server.port, NAME);
  const post = (path: string, body: object) =>
    api(server.port, path, { method: 'POST', secret: zimt.secret, body: JSON.stringify(body) });
  await post('/me/tokens', { label: `${NAME}s bot` });
  const ids: string[] = [];
  for (let count = 0; count < 12; count++) {
    const id = await openTable(server.port, zimt, cowpathTable({ public: true }));
    await post(`/tables/${id}/sit`, {});
    ids.push(id);
  }
  await post('/me', { name: `${NAME} 2` });
  expect(bytesIn(dataDir)).toContain(NAME);
  await api(server.port, '/me', { method: 'DELETE', secret: zimt.secret });
  expect(bytesIn(dataDir)).not.toContain(NAME);
  const ada = await newPerson(server.port, 'Ada Vollmilch');
  const client = await Client.greet(server.port, ada.secret);
  client.close();
  await server.stop();
  expect(bytesIn(dataDir)).not.toContain(NAME);

  const alone = newFolder();
  copyFileSync(join(dataDir, 'abacow.db'), join(alone, 'abacow.db'));
  const store = await openSqlite(alone);
  expect((await store.guest(ada.id))?.name).toBe('Ada Vollmilch');
  expect(await store.table(ids[0]!)).not.toBeNull();
  await store.close();
});

test('while a backup reads, a deletion does not wait; the log is emptied at the end', async () => {
  const dataDir = newFolder();
  const store = await openSqlite(dataDir);
  await store.addGuest({ id: 'zimt', name: NAME, createdAt: 1 }, 'secret');
  const reader = new Database(join(dataDir, 'abacow.db'));
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM guests').all();
  const began = performance.now();
  await store.deleteGuest({ guest: 'zimt', token: null, bot: false });
  expect(await store.eraseSlice('zimt', 10)).toEqual({ tables: [], done: true });
  // The time that SQLite would wait for the reader.
  expect(performance.now() - began).toBeLessThan(5000);
  expect(bytesIn(dataDir)).toContain(NAME);
  reader.exec('COMMIT');
  reader.close();
  await store.close();
  expect(bytesIn(dataDir)).not.toContain(NAME);
});

test('what an earlier version deleted is gone after the upgrade', async () => {
  const dataDir = storedFolder();
  const before = new Database(join(dataDir, 'abacow.db'));
  before.exec(`INSERT INTO links VALUES ('${NAME}', 'x', 1); DELETE FROM links WHERE hash = '${NAME}'`);
  before.close();
  expect(bytesIn(dataDir)).toContain(NAME);
  await (await openSqlite(dataDir)).close();
  expect(bytesIn(dataDir)).not.toContain(NAME);
});
