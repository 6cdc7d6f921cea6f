import { expect, test } from 'vitest';
import { GAMES, KILLS, expectAcknowledged, killAgainAndAgain } from '../test/faults.ts';
import { newFolder } from '../test/test-server.ts';
import { openSqlite } from './store/sqlite.ts';

test(
  `kill -9 in the middle of ${GAMES} games, ${KILLS} times over: on SQLite every acknowledged event is there and every game continues`,
  {
    timeout: 300_000,
  },
  async () => {
    const folder = newFolder();
    const players = await killAgainAndAgain({ DATA_DIR: folder });
    const store = await openSqlite(folder);
    expect(await expectAcknowledged(store, players)).toBeGreaterThan(GAMES * KILLS);
    await store.close();
  },
);
