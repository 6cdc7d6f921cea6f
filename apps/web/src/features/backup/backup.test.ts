import { type TableEvent, rebuild } from '@abacow/table';
import { isUnreadable } from '@abacow/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { accept, refuse } from '../../base/result/result.ts';
import { memoryDatabase } from '../../base/storage/memory.ts';
import { type Database, KINDS, type Row, STATES } from '../../base/storage/row-store.ts';
import { rowOf as historyRow } from '../../device/finished/store.ts';
import { BACKUP, GAME_IDS, rowsOf } from '../../device/games/fixture.testing.ts';
import { readRow, rowOf } from '../../device/games/games.ts';
import { type Device, type Texts, deleteAll, exportAll, importAll } from './backup.ts';
import { type BackupLine, type FileFault, makeBackup, parseBackup } from './file.ts';

const memoryTexts = (): Texts => {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
};

type TestDevice = Device & { readonly rows: Database };

const newDevice = (more: Partial<Database> = {}): TestDevice => {
  const rows = { ...memoryDatabase(), durable: true, ...more };
  return {
    rows,
    database: () => Promise.resolve(rows),
    texts: memoryTexts(),
    now: () => 1000,
    pause: () => Promise.resolve(),
  };
};

const contentOf = async ({ rows, texts }: TestDevice): Promise<unknown> => ({
  rows: await Promise.all(
    KINDS.map(async (kind) => {
      const all = (await Promise.all(STATES.map((state) => rows.rows(kind).all(state)))).flat() as Row[];
      return [kind, all.sort((a, b) => (a.id < b.id ? -1 : 1))];
    }),
  ),
  texts: Array.from({ length: texts.length }, (_, at) => texts.key(at)!)
    .sort()
    .map((key) => [key, texts.getItem(key)]),
});

let used: TestDevice;
let file: string;
beforeEach(async () => {
  used = newDevice();
  await importAll(BACKUP, used);
  used.texts.setItem('abacow.guest', 'ZFzMobjsB8jk');
  file = (await exportAll(used)).text;
});

test('a file of this version is read completely', () => {
  expect(file.split('\n').slice(1, -2).sort()).toEqual(BACKUP.split('\n').slice(1, -2).sort());
});

describe('export and import', () => {
  test('a new device gets everything except the online guest', async () => {
    const device = newDevice();
    const imported = await importAll(file, device);
    expect(imported.ok).toBe(true);
    for (const key of ['abacow.guest', 'abacow muted', 'abacow dice seen']) used.texts.removeItem(key);
    expect(await contentOf(device)).toEqual(await contentOf(used));
    expect(file).not.toContain('ZFzMobjsB8jk');
  });

  test('importing the own file, once or twice, changes nothing', async () => {
    const before = await contentOf(used);
    expect(await importAll(file, used)).toEqual(accept(0));
    expect(await importAll(file, used)).toEqual(accept(0));
    expect(await contentOf(used)).toEqual(before);
  });

  test('a damaged game is left out of the file and counted', async () => {
    await used.rows.rows('games').change(GAME_IDS['cowpath won'], (row) => ({ ...(row as Row), events: [] }));
    const exported = await exportAll(used);
    expect(exported.damaged).toBe(1);
    expect((await importAll(exported.text, newDevice())).ok).toBe(true);
  });

  test('deleting leaves nothing', async () => {
    used.texts.setItem('other app', 'stays');
    await deleteAll(used);
    expect(await contentOf(used)).toEqual({
      rows: [
        ['games', []],
        ['exercises', []],
        ['history', []],
        ['answers', []],
      ],
      texts: [['other app', 'stays']],
    });
  });
});

describe('a damaged file is refused, and nothing changes', () => {
  const lines = (): string[] => file.trimEnd().split('\n');
  const withLine = (line: object): string => {
    const read = parseBackup(file);
    if (!read.ok) throw new Error(read.refusal);
    return makeBackup([...read.value, line as BackupLine], 1);
  };
  const CASES: readonly (readonly [FileFault, () => string])[] = [
    ['cut', () => lines().slice(0, -1).join('\n')],
    ['cut', () => file.slice(0, file.length / 2)],
    ['changed', () => file.replace('t12345=', 't12354=')],
    [
      'changed',
      () =>
        lines()
          .filter((_, at) => at !== 3)
          .join('\n'),
    ],
    ['foreign', () => '{"abacow":1}'],
    ['foreign', () => ''],
    ['newer', () => file.replace('"version":1,"savedAt"', '"version":2,"savedAt"')],
    ['newer', () => withLine({ kind: 'row', area: 'a new area', row: {} })],
    ['newer', () => withLine({ kind: 'row', area: 'games', row: { id: 'x', version: 2 } })],
    ['part', () => withLine({ kind: 'row', area: 'games', row: { id: 'x' } })],
    ['part', () => withLine({ kind: 'mystery' })],
  ];
  test.each(CASES)('%s', async (fault, damage) => {
    const device = newDevice();
    expect(await importAll(damage(), device)).toEqual(refuse(fault));
    expect(await contentOf(device)).toEqual(await contentOf(newDevice()));
  });

  test('line ends that a mail program changed do no harm', async () => {
    expect((await importAll(file.replaceAll('\n', '\r\n'), newDevice())).ok).toBe(true);
  });
});

describe('a failure changes nothing', () => {
  test('of the rows', async () => {
    const device = newDevice({ changeAll: () => Promise.reject(new Error('no space left')) });
    expect(await importAll(file, device)).toEqual(refuse('failed'));
    expect(await contentOf(device)).toEqual(await contentOf(newDevice()));
  });

  test('of the texts', async () => {
    const device = newDevice();
    const setItem = device.texts.setItem.bind(device.texts);
    device.texts.setItem = (key, text) => {
      if (key === 'abacow.ownSheet') throw new Error('no space left');
      setItem(key, text);
    };
    expect(await importAll(file, device)).toEqual(refuse('failed'));
    expect(await contentOf(device)).toEqual(await contentOf(newDevice()));
  });

  test('where the browser stores nothing', async () => {
    expect(await importAll(file, newDevice({ durable: false }))).toEqual(refuse('failed'));
  });
});

describe('merging', () => {
  const id = GAME_IDS['trio unfinished'];
  const original = rowsOf('games').find((row) => row.id === id) as Row & { events: readonly TableEvent[] };
  const cut = (events: readonly TableEvent[]): Row => {
    const table = rebuild(events);
    if (isUnreadable(table)) throw new Error(table.reason);
    return rowOf(table, (original as unknown as { secret: string }).secret, events);
  };
  const shorter = cut(original.events.slice(0, -1));

  test('the longer state of a game wins, on either side', async () => {
    const games = used.rows.rows('games');
    await games.change(id, () => shorter);
    expect(await importAll(file, used)).toEqual(accept(1));
    expect(await games.get(id)).toEqual(original);
    await games.change(id, () => shorter);
    const older = (await exportAll(used)).text;
    await games.change(id, () => original);
    expect(await importAll(older, used)).toEqual(accept(0));
    expect(await games.get(id)).toEqual(original);
  });

  test('a game that was continued on both devices is there as two games', async () => {
    const last = original.events.at(-1)!;
    const games = used.rows.rows('games');
    const { seat } = original.events.findLast((event) => event.kind === 'played')!;
    const givenUp: TableEvent = { kind: 'given-up', at: last.at, seat };
    const other = cut([...original.events.slice(0, -1), givenUp]);
    await games.change(id, () => other);
    const count = async () => (await games.ids('unfinished')).length + (await games.ids('finished')).length;
    const before = await count();
    expect(await importAll(file, used)).toEqual(accept(1));
    expect(await importAll(file, used)).toEqual(accept(0));
    expect(await count()).toBe(before + 1);
    expect(await games.get(id)).toEqual(other);
    const added = (await games.all('unfinished')).map(readRow);
    expect(added.every(({ kind }) => kind === 'game')).toBe(true);
  });

  test('an analysis of another device is taken over', async () => {
    const history = used.rows.rows('history');
    const [row] = (await history.all('finished')) as ReturnType<typeof historyRow>[];
    if (row?.kind !== 'summary') throw new Error('no summary');
    const analysis = row.summary.seats.map(() => ({ luck: 50, cost: 0.01 }));
    await history.change(row.id, () => historyRow({ ...row.summary, analysis }));
    const analysed = (await exportAll(used)).text;
    await history.change(row.id, () => row);
    expect(await importAll(analysed, used)).toEqual(accept(1));
    expect(await history.get(row.id)).toMatchObject({ summary: { analysis } });
  });

  test('settings of this device stay; players and lessons are put together', async () => {
    const device = newDevice();
    device.texts.setItem('abacow.settings', '{"theme":"day"}');
    device.texts.setItem('abacow.lessons', '{"finished":["trio"]}');
    used.texts.setItem('abacow.players', '{"list":[{"id":"b","name":"Ben","picture":"star"}]}');
    device.texts.setItem('abacow.players', '{"list":[{"id":"a","name":"Ada","picture":"cow"}]}');
    await importAll((await exportAll(used)).text, device);
    expect(device.texts.getItem('abacow.settings')).toBe('{"theme":"day"}');
    expect(JSON.parse(device.texts.getItem('abacow.lessons')!)).toMatchObject({
      finished: ['cowpath', 'trio'],
      trails: { trio: ['t12', '5x7'] },
    });
    expect(JSON.parse(device.texts.getItem('abacow.players')!)).toMatchObject({
      list: [{ name: 'Ada' }, { name: 'Ben' }],
    });
  });
});
