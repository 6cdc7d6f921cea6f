/** A disk without space left, and space again: the system refuses every write of the process beyond a size. */
import { execFileSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { Client } from '../test/client.ts';
import { startProcess } from '../test/process.ts';
import { api, cowpathTable, newFolder, newPerson, openTable } from '../test/test-server.ts';
import { openSqlite } from './store/sqlite.ts';

const limitFiles = (pid: number, bytes: string): void =>
  void execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);

test('moves are refused, /healthz fails and the log has the cause until there is space again', async () => {
  const folder = newFolder();
  const server = await startProcess({ DATA_DIR: folder, PORT: '0', STORE_TIMEOUT_SECONDS: '5' });
  onTestFinished(server.kill);
  const { port } = server;
  let logged = '';
  server.process.stdout!.on('data', (bytes: Buffer) => (logged += String(bytes)));
  const isHealthy = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;

  const ada = await newPerson(port, 'Ada');
  const id = await openTable(port, ada, cowpathTable());
  const client = await Client.greet(port, ada.secret);
  await client.watch(id);
  await client.sitDown(id);
  expect(await isHealthy()).toBe(200);

  limitFiles(server.process.pid!, '1024');
  const sit = { kind: 'sit', seat: 1, sitter: { kind: 'computer', level: 1 }, seed: '' } as const;
  expect(await client.command(id, sit)).toMatchObject({ ok: false, code: 'service/trouble' });
  expect(await isHealthy()).toBe(503);
  const opened = await api(port, '/tables', {
    method: 'POST',
    body: JSON.stringify(cowpathTable()),
    secret: ada.secret,
  });
  expect(await opened.json()).toMatchObject({ error: { code: 'service/trouble' } });
  expect(opened.status).toBe(500);
  await expect.poll(() => logged).toMatch(/"what":"writing","error":"[^"]*\(SQLITE_(FULL|IOERR)/);
  await expect.poll(() => logged).toMatch(/"what":"a request".*"error":"[^"]*\(SQLITE_(FULL|IOERR)/);
  expect(logged).not.toContain('rollback');
  // Also when nobody plays: it tries for itself.
  await expect.poll(isHealthy, { interval: 1000 }).toBe(503);

  limitFiles(server.process.pid!, 'unlimited');
  await expect.poll(isHealthy, { interval: 200 }).toBe(200);
  expect(await client.command(id, sit)).toMatchObject({ ok: true });
  const shown = client.events.get(id)!;
  await client.until(() => shown.length >= 4);
  client.close();
  await server.kill();
  const store = await openSqlite(folder);
  const stored = (await store.entriesFrom(id, 0)).flatMap(({ events }) => events);
  expect(stored.slice(0, shown.length)).toEqual(shown);
  await store.close();
});
