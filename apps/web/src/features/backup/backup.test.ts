import { EARLIER } from '../../device/games/earlier.testing.ts';
import type { Answer } from '@abacow/learning';
import { type TableEvent, rebuild } from '@abacow/table';
import { isUnreadable } from '@abacow/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { AnswerStore } from '../../device/facts/answers.ts';
import { rowOf as historyRow } from '../../device/finished/store.ts';
import { summariseMissing } from '../history/summarise.ts';
import { PLAYERS_KEY } from '../../device/players/device.svelte.ts';
import { readRow, rowOf } from '../../device/games/games.ts';
import { type Row, type RowStore, STATES, memoryRowStore } from '../../base/storage/row-store.ts';
import { ROW_AREAS, TEXT_MERGES } from './areas.ts';
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

type TestDevice = Device & { readonly stores: Readonly<Record<string, RowStore>> };

const newDevice = (more: Partial<Record<string, Partial<RowStore>>> = {}): TestDevice => {
  const stores = Object.fromEntries(
    ROW_AREAS.map(({ name }) => [name, { ...memoryRowStore(), durable: true, ...more[name] }]),
  );
  return {
    stores,
    areas: ROW_AREAS.map((area) => ({ ...area, open: () => Promise.resolve(stores[area.name]!) })),
    texts: memoryTexts(),
    textMerges: TEXT_MERGES,
    now: () => 1000,
    pause: () => Promise.resolve(),
  };
};

const fill = (rowStore: RowStore, rows: readonly Row[]): Promise<void> =>
  rowStore.changeAll(new Map(rows.map((row) => [row.id, row])));

const ANSWER: Answer = {
  question: { board: 'multiplication', form: 'result', first: 7, second: 8 },
  given: 56,
  at: 1,
  ms: 2000,
  place: 'practice',
  help: 'work-out',
};

/** A device as the app of November 2026 left it, with summaries. */
const usedDevice = async (): Promise<TestDevice> => {
  const device = newDevice();
  const { games, exercises, history, answers } = device.stores;
  await fill(games!, EARLIER.games);
  await fill(exercises!, EARLIER.exercises);
  await summariseMissing({ games: games!, history: history! }, () => true);
  await new AnswerStore(() => Promise.resolve(answers!)).record('ada', ANSWER);
  for (const [key, text] of Object.entries(EARLIER.localStorage)) device.texts.setItem(key, text);
  return device;
};

const contentOf = async ({ stores, texts }: TestDevice): Promise<unknown> => ({
  rows: await Promise.all(
    Object.entries(stores).map(async ([name, rowStore]) => {
      const rows = (await Promise.all(STATES.map((state) => rowStore.all(state)))).flat() as Row[];
      return [name, rows.sort((a, b) => (a.id < b.id ? -1 : 1))];
    }),
  ),
  texts: Array.from({ length: texts.length }, (_, at) => texts.key(at)!)
    .sort()
    .map((key) => [key, texts.getItem(key)]),
});

let used: TestDevice;
let file: string;
beforeEach(async () => {
  used = await usedDevice();
  file = (await exportAll(used)).text;
});

describe('export and import', () => {
  test('a new device gets everything except the online guest', async () => {
    const device = newDevice();
    const imported = await importAll(file, device);
    expect(imported.kind).toBe('imported');
    for (const key of ['abacow.guest', 'abacow muted', 'abacow dice seen']) used.texts.removeItem(key);
    expect(await contentOf(device)).toEqual(await contentOf(used));
    expect(file).not.toContain(EARLIER.localStorage['abacow.guest']);
  });

  test('importing the own file, once or twice, changes nothing', async () => {
    const before = await contentOf(used);
    expect(await importAll(file, used)).toEqual({ kind: 'imported', rows: 0 });
    expect(await importAll(file, used)).toEqual({ kind: 'imported', rows: 0 });
    expect(await contentOf(used)).toEqual(before);
  });

  test('a damaged game is left out of the file and counted', async () => {
    const { games } = used.stores;
    await games!.change(EARLIER.names['cowpath won']!, (row) => ({ ...(row as Row), events: [] }));
    const exported = await exportAll(used);
    expect(exported.damaged).toBe(1);
    expect((await importAll(exported.text, newDevice())).kind).toBe('imported');
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
    if (read.kind === 'refused') throw new Error(read.fault);
    return makeBackup([...read.lines, line as BackupLine], 1);
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
    expect(await importAll(damage(), device)).toEqual({ kind: 'refused', fault });
    expect(await contentOf(device)).toEqual(await contentOf(newDevice()));
  });

  test('line ends that a mail program changed do no harm', async () => {
    expect((await importAll(file.replaceAll('\n', '\r\n'), newDevice())).kind).toBe('imported');
  });
});

describe('a failure changes nothing', () => {
  test.each(['games', 'exercises', 'history', 'answers'])('of the rows of %s', async (name) => {
    const changeAll = () => Promise.reject(new Error('no space left'));
    const device = newDevice({ [name]: { changeAll } });
    expect(await importAll(file, device)).toEqual({ kind: 'failed' });
    expect(await contentOf(device)).toEqual(await contentOf(newDevice()));
  });

  test('of the texts', async () => {
    const device = newDevice();
    const setItem = device.texts.setItem.bind(device.texts);
    device.texts.setItem = (key, text) => {
      if (key === 'abacow.ownSheet') throw new Error('no space left');
      setItem(key, text);
    };
    expect(await importAll(file, device)).toEqual({ kind: 'failed' });
    expect(await contentOf(device)).toEqual(await contentOf(newDevice()));
  });

  test('where the browser stores nothing', async () => {
    expect(await importAll(file, newDevice({ games: { durable: false } }))).toEqual({ kind: 'failed' });
  });
});

describe('merging', () => {
  const id = EARLIER.names['trio unfinished']!;
  const original = EARLIER.games.find((row) => row.id === id) as Row & { events: readonly TableEvent[] };
  const cut = (events: readonly TableEvent[]): Row => {
    const table = rebuild(events);
    if (isUnreadable(table)) throw new Error(table.reason);
    return rowOf(table, (original as unknown as { secret: string }).secret, events);
  };
  const shorter = cut(original.events.slice(0, -1));

  test('the longer state of a game wins, on either side', async () => {
    const { games } = used.stores;
    await games!.change(id, () => shorter);
    expect(await importAll(file, used)).toEqual({ kind: 'imported', rows: 1 });
    expect(await games!.get(id)).toEqual(original);
    await games!.change(id, () => shorter);
    const older = (await exportAll(used)).text;
    await games!.change(id, () => original);
    expect(await importAll(older, used)).toEqual({ kind: 'imported', rows: 0 });
    expect(await games!.get(id)).toEqual(original);
  });

  test('a game that was continued on both devices is there as two games', async () => {
    const last = original.events.at(-1)!;
    const { games } = used.stores;
    const { seat } = original.events.findLast((event) => event.kind === 'played')!;
    const givenUp: TableEvent = { kind: 'given-up', at: last.at, seat };
    const other = cut([...original.events.slice(0, -1), givenUp]);
    await games!.change(id, () => other);
    const count = async () => (await games!.ids('unfinished')).length + (await games!.ids('finished')).length;
    const before = await count();
    expect(await importAll(file, used)).toEqual({ kind: 'imported', rows: 1 });
    expect(await importAll(file, used)).toEqual({ kind: 'imported', rows: 0 });
    expect(await count()).toBe(before + 1);
    expect(await games!.get(id)).toEqual(other);
    const added = (await games!.all('unfinished')).map(readRow);
    expect(added.every(({ kind }) => kind === 'game')).toBe(true);
  });

  test('an analysis of another device is taken over', async () => {
    const { history } = used.stores;
    const [row] = (await history!.all('finished')) as ReturnType<typeof historyRow>[];
    if (row?.kind !== 'summary') throw new Error('no summary');
    const analysis = row.summary.seats.map(() => ({ luck: 50, cost: 0.01 }));
    await history!.change(row.id, () => historyRow({ ...row.summary, analysis }));
    const analysed = (await exportAll(used)).text;
    await history!.change(row.id, () => row);
    expect(await importAll(analysed, used)).toEqual({ kind: 'imported', rows: 1 });
    expect(await history!.get(row.id)).toMatchObject({ summary: { analysis } });
  });

  test('settings of this device stay; players and lessons are put together', async () => {
    const device = newDevice();
    device.texts.setItem('abacow.settings', '{"theme":"day"}');
    device.texts.setItem('abacow.lessons', '{"finished":["trio"]}');
    used.texts.setItem(PLAYERS_KEY, '{"list":[{"id":"b","name":"Ben","picture":"star"}]}');
    device.texts.setItem(PLAYERS_KEY, '{"list":[{"id":"a","name":"Ada","picture":"cow"}]}');
    await importAll((await exportAll(used)).text, device);
    expect(device.texts.getItem('abacow.settings')).toBe('{"theme":"day"}');
    expect(JSON.parse(device.texts.getItem('abacow.lessons')!)).toMatchObject({
      finished: ['cowpath', 'trio'],
      trails: { trio: ['t12', '5x7'] },
    });
    expect(JSON.parse(device.texts.getItem(PLAYERS_KEY)!)).toMatchObject({
      list: [{ name: 'Ada' }, { name: 'Ben' }],
    });
  });
});
