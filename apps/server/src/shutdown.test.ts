import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MANY } from '../test/faults.ts';
import { api, newFolder, newPerson } from '../test/test-server.ts';
import { startProcess } from '../test/process.ts';
import { Solo } from '../test/solo.ts';
import { openSqlite } from './store/sqlite.ts';

test(
  'SIGTERM under running games ends in good order, and nothing personal was logged',
  { timeout: 60_000 },
  async () => {
    const folder = newFolder();
    const server = await startProcess({ ...MANY, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'debug' });
    let logged = '';
    server.process.stdout!.on('data', (bytes: Buffer) => (logged += String(bytes)));
    const person = await newPerson(server.port, 'Zacharias');
    const players = Array.from({ length: 10 }, () => new Solo(person, () => server.port));
    const games = players.map((player) => player.run());
    const moves = (): number => players.reduce((sum, player) => sum + player.moves, 0);
    while (moves() < 100) await pause(10);
    await api(server.port, '/tables/nosuchtable', { secret: person.secret });

    server.process.kill('SIGTERM');
    const [code] = (await once(server.process, 'exit')) as [number | null];
    for (const player of players) player.stopped = true;
    await Promise.all(games);
    expect(code).toBe(0);

    const store = await openSqlite(folder);
    for (const { acknowledged } of players)
      for (const [table, events] of acknowledged) {
        const stored = (await store.entriesFrom(table, 0)).flatMap((entry) => entry.events);
        for (const [number, event] of events) expect(stored[number]).toEqual(event);
      }
    await store.close();
    expect(logged).toContain('"what":"stopped"');
    for (const personal of ['Zacharias', person.secret, person.id, '127.0.0.1'])
      expect(logged).not.toContain(personal);
  },
);
