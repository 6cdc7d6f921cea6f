/** Tables and their entries. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Scene, entry, event, oneMore, opened, stored } from './rows.ts';

export const tableContract = (scene: Scene): void => {
  test('entries come back in order, from the number asked for', async () => {
    const table = randomUUID();
    const entries = [0, 1, 2, 3].map((number) => entry(table, number));
    expect(await scene.store.append(entries)).toEqual(['stored', 'stored', 'stored', 'stored']);
    expect(await scene.store.entriesFrom(table, 0)).toEqual(entries);
    expect(await scene.store.entriesFrom(table, 2)).toEqual(entries.slice(2));
    expect(await scene.store.entriesFrom(randomUUID(), 0)).toEqual([]);
  });

  test('of two entries under one number the first is stored, also within a batch', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const first = entry(one, 0);
    await scene.store.append([first]);
    expect(await scene.store.append([entry(two, 0), entry(one, 0), entry(two, 1)])).toEqual([
      'stored',
      'taken',
      'stored',
    ]);
    expect(await scene.store.entriesFrom(one, 0)).toEqual([first]);
    expect(await scene.store.entriesFrom(two, 0)).toHaveLength(2);
  });

  test('the very same entry again is stored once; another command or other events under its number are refused', async () => {
    const table = randomUUID();
    const first = entry(table, 0, 'same');
    expect(await scene.store.append([first])).toEqual(['stored']);
    expect(await scene.store.append([first, entry(table, 1)])).toEqual(['stored', 'stored']);
    expect(await scene.store.append([entry(table, 0, 'other')])).toEqual(['taken']);
    expect(await scene.store.append([{ ...first, events: [event(1)] }])).toEqual(['taken']);
    expect(await scene.store.entriesFrom(table, 0)).toHaveLength(2);
  });

  test('a hundred writers at once: exactly one gets each number', async () => {
    const table = randomUUID();
    const tries = Array.from({ length: 100 }, (_, index) => scene.store.append([entry(table, index % 10)]));
    const stored = (await Promise.all(tries)).flat().filter((appended) => appended === 'stored');
    expect(stored).toHaveLength(10);
    expect((await scene.store.entriesFrom(table, 0)).map(({ number }) => number)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  test('a batch larger than one statement is stored completely', async () => {
    const table = randomUUID();
    const entries = Array.from({ length: 4500 }, (_, number) => entry(table, number, 'c'));
    expect((await scene.store.append(entries)).every((appended) => appended === 'stored')).toBe(true);
    expect(await scene.store.entriesFrom(table, 4000)).toHaveLength(500);
    expect(await scene.store.append([])).toEqual([]);
  });

  test('a table is opened once, with its first entry', async () => {
    const table = stored();
    expect(await scene.store.openTable(table, entry(table.id, 0))).toBe('opened');
    expect(await scene.store.openTable({ ...table, code: 'other' }, entry(table.id, 0))).toBe('taken');
    const sameCode = stored({ code: table.code });
    expect(await scene.store.openTable(sameCode, entry(sameCode.id, 0))).toBe('taken');
    expect(await scene.store.entriesFrom(sameCode.id, 0)).toEqual([]);
    expect(await scene.store.table(table.id)).toEqual(table);
    expect(await scene.store.tableByCode(table.code)).toEqual(table);
    expect(await scene.store.table('none')).toBeNull();
    expect(await scene.store.tableByCode('none')).toBeNull();
    expect(await scene.store.entriesFrom(table.id, 0)).toHaveLength(1);
  });

  test('the lobby shows public tables of a phase, newest first', async () => {
    const phase = randomUUID();
    const [older, newer, hidden] = [
      stored({ phase, updatedAt: 1 }),
      stored({ phase, updatedAt: 2 }),
      stored({ phase, public: false }),
    ];
    for (const table of [older, newer, hidden]) await scene.store.openTable(table, entry(table.id, 0));
    expect((await scene.store.publicTables(phase, 10)).map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(await scene.store.publicTables(phase, 1)).toHaveLength(1);
    const all = (await scene.store.tablesIn(phase, '', 10)).map(({ id }) => id);
    expect(all).toEqual([older.id, newer.id, hidden.id].sort());
    expect(await scene.store.tablesIn(phase, all[0]!, 10)).toHaveLength(2);
    await scene.store.changeTables([{ id: older.id, phase: 'over', summary: '{"a":1}', updatedAt: 9 }]);
    expect(await scene.store.table(older.id)).toMatchObject({
      phase: 'over',
      summary: '{"a":1}',
      updatedAt: 9,
    });
  });

  test('an older change never overwrites a newer one', async () => {
    const table = stored({ updatedAt: 5 });
    await scene.store.openTable(table, entry(table.id, 0));
    const look = (phase: string, updatedAt: number) => ({ id: table.id, phase, summary: '{}', updatedAt });
    await scene.store.changeTables([look('playing', 9), look('opening', 8)]);
    await scene.store.changeTables([look('seating', 7)]);
    expect(await scene.store.table(table.id)).toMatchObject({ phase: 'playing', updatedAt: 9 });
    // Within one millisecond the last change wins.
    await scene.store.changeTables([look('over', 9)]);
    expect(await scene.store.table(table.id)).toMatchObject({ phase: 'over' });
  });

  test('of some tables, the public ones in these phases are found', async () => {
    const [waiting, playing, hidden, other] = [
      await opened(scene.store),
      await opened(scene.store, { phase: 'playing' }),
      await opened(scene.store, { public: false }),
      await opened(scene.store),
    ];
    const found = await scene.store.publicTablesAmong([waiting, playing, hidden, 'none'], ['seating']);
    expect(found.map(({ id }) => id)).toEqual([waiting]);
    const phases = ['seating', 'playing'];
    const more = await scene.store.publicTablesAmong([waiting, playing, hidden], phases);
    expect(more.map(({ id }) => id).sort()).toEqual([waiting, playing].sort());
    expect(more.map(({ id }) => id)).not.toContain(other);
    expect(await scene.store.publicTablesAmong([], phases)).toEqual([]);
  });

  test("a host's tables that are not over are counted", async () => {
    const host = randomUUID();
    expect(await scene.store.tableCounts(host)).toEqual({ waiting: 0, withComputers: 0 });
    const seats = (...kinds: readonly object[]) => ({ summary: JSON.stringify({ seats: kinds }) });
    const computer = { kind: 'computer', level: 3 };
    const liar = { kind: 'person', name: '{"kind":"computer"', holder: host };
    await opened(scene.store, { host, ...seats(liar, { kind: 'open' }) });
    await opened(scene.store, { host, public: false, ...seats(computer, { kind: 'open' }) });
    await opened(scene.store, { host, phase: 'playing', ...seats(liar, computer) });
    await opened(scene.store, { host, phase: 'opening', ...seats(computer, computer) });
    for (const phase of ['over', 'closed']) await opened(scene.store, { host, phase, ...seats(computer) });
    expect(await scene.store.tableCounts(host)).toEqual({ waiting: 2, withComputers: 3 });
  });

  test('tables are deleted with everything in them', async () => {
    const sitters = [{ guest: 'ada of the deleted', seat: 0 }];
    const [gone, stays] = [await opened(scene.store, {}, sitters), await opened(scene.store, {}, sitters)];
    for (const table of [gone, stays]) await scene.store.rate(table, oneMore([]));
    await scene.store.deleteTables([]);
    await scene.store.deleteTables([gone]);
    expect(await scene.store.table(gone)).toBeNull();
    expect(await scene.store.entriesFrom(gone, 0)).toEqual([]);
    expect(await scene.store.rate(gone, oneMore([]))).toBe(true);
    expect((await scene.store.tablesOf('ada of the deleted', 5)).map(({ id }) => id)).toEqual([stays]);
    expect(await scene.store.entriesFrom(stays, 0)).toHaveLength(1);
    expect(await scene.store.rate(stays, oneMore([]))).toBe(false);
  });
};
