/** Exports, imports and deletes everything that the app stores on this device. */
import { isObject } from '@abacow/rules';
import { type Row, type RowChanges, type RowStore, STATES } from '../../base/storage/row-store.ts';
import { type MergeTexts, NOT_EXPORTED, PREFIX, type RowArea } from './areas.ts';
import { type BackupLine, type FileFault, makeBackup, parseBackup } from './file.ts';

/** The part of localStorage that is used here. */
export type Texts = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export type Device = {
  readonly areas: readonly RowArea[];
  readonly texts: Texts;
  readonly textMerges: Readonly<Record<string, MergeTexts>>;
  now(): number;
  /** Called between slices of work, so that the page stays responsive. */
  pause(): Promise<void>;
};

const SLICE = 25;

const ownKeys = (texts: Texts): readonly string[] =>
  Array.from({ length: texts.length }, (_, at) => texts.key(at) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );

const allRows = async (rowStore: RowStore): Promise<readonly unknown[]> =>
  (await Promise.all(STATES.map((state) => rowStore.all(state)))).flat();

/** The rows that can be read. */
const readableIn = async (rows: readonly unknown[], area: RowArea, device: Device): Promise<unknown[]> => {
  const readable: unknown[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % SLICE === 0) await device.pause();
    if (area.isReadable(row)) readable.push(row);
  }
  return readable;
};

/** Damaged rows are left out and counted: a file with them would be refused. */
export type Exported = { readonly text: string; readonly rows: number; readonly damaged: number };

export const exportAll = async (device: Device): Promise<Exported> => {
  const lines: BackupLine[] = [];
  let damaged = 0;
  for (const area of device.areas) {
    const rows = await allRows(await area.open());
    const readable = await readableIn(rows, area, device);
    damaged += rows.length - readable.length;
    for (const row of readable) lines.push({ kind: 'row', area: area.name, row });
  }
  const rows = lines.length;
  for (const key of ownKeys(device.texts)) {
    const text = device.texts.getItem(key);
    if (text !== null && !NOT_EXPORTED.includes(key)) lines.push({ kind: 'text', key, text });
  }
  return { text: makeBackup(lines, device.now()), rows, damaged };
};

/** `failed`: the browser could not store everything, so nothing was changed. */
export type Imported =
  | { readonly kind: 'imported'; readonly rows: number }
  | { readonly kind: 'refused'; readonly fault: FileFault }
  | { readonly kind: 'failed' };

type Read = {
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  readonly texts: ReadonlyMap<string, string>;
};

/** A row that is whole but unknown was written by a newer version. */
const faultOf = (area: RowArea | undefined, row: unknown): FileFault | null => {
  if (area === undefined) return 'newer';
  if (area.isReadable(row)) return null;
  return isObject(row) && typeof row['version'] === 'number' && row['version'] > 1 ? 'newer' : 'part';
};

/** Checks every line before anything is written. */
const readAll = async (lines: readonly BackupLine[], device: Device): Promise<Read | FileFault> => {
  const rows = new Map<string, Row[]>();
  const texts = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    if (at % SLICE === 0) await device.pause();
    if (line.kind === 'text') {
      if (line.key.startsWith(PREFIX) && !NOT_EXPORTED.includes(line.key)) texts.set(line.key, line.text);
      continue;
    }
    const area = device.areas.find(({ name }) => name === line.area);
    const fault = faultOf(area, line.row);
    if (fault !== null) return fault;
    const known = rows.get(line.area);
    if (known === undefined) rows.set(line.area, [line.row as Row]);
    else known.push(line.row as Row);
  }
  return { rows, texts };
};

type Change = { readonly rowStore: RowStore; readonly changes: RowChanges; readonly before: RowChanges };

const planRows = async (area: RowArea, rows: readonly Row[]): Promise<Change> => {
  const rowStore = await area.open();
  if (!rowStore.durable) throw new Error('the browser stores nothing');
  const changes = new Map<string, Row>();
  const before = new Map<string, Row | null>();
  for (const row of rows) {
    const here = await rowStore.get(row.id);
    const merged = here === undefined ? row : area.merge(here, row);
    if (merged === null) continue;
    const there = merged.id === row.id ? here : await rowStore.get(merged.id);
    if (merged.id !== row.id && there !== undefined) continue;
    changes.set(merged.id, merged);
    before.set(merged.id, (there as Row | undefined) ?? null);
  }
  return { rowStore, changes, before };
};

const setText = (texts: Texts, key: string, text: string | null): void => {
  if (text === null) texts.removeItem(key);
  else texts.setItem(key, text);
};

type Undo = () => Promise<void> | void;

const writeRows = async ({ rowStore, changes, before }: Change): Promise<Undo> => {
  await rowStore.changeAll(changes);
  return () => rowStore.changeAll(before);
};

const mergeText = ({ texts, textMerges }: Device, key: string, other: string): string | null => {
  const here = texts.getItem(key);
  if (here === null) return other;
  return here === other ? null : (textMerges[key]?.(here, other) ?? null);
};

/**
 * Every database changes in one transaction, but there is none over several databases. So if a later one fails, the earlier
 * ones are changed back.
 */
const writeAll = async ({ rows, texts }: Read, device: Device): Promise<number> => {
  const plans = await Promise.all(device.areas.map((area) => planRows(area, rows.get(area.name) ?? [])));
  const undo: Undo[] = [];
  try {
    for (const plan of plans) undo.push(await writeRows(plan));
    for (const [key, text] of texts) {
      const [before, merged] = [device.texts.getItem(key), mergeText(device, key, text)];
      if (merged === null) continue;
      undo.push(() => setText(device.texts, key, before));
      setText(device.texts, key, merged);
    }
  } catch (error) {
    for (const back of undo.reverse()) await back();
    throw error;
  }
  return plans.reduce((sum, { changes }) => sum + changes.size, 0);
};

export const importAll = async (text: string, device: Device): Promise<Imported> => {
  const file = parseBackup(text);
  if (file.kind === 'refused') return file;
  const read = await readAll(file.lines, device);
  if (typeof read === 'string') return { kind: 'refused', fault: read };
  try {
    return { kind: 'imported', rows: await writeAll(read, device) };
  } catch {
    return { kind: 'failed' };
  }
};

export const deleteAll = async ({ areas, texts }: Device): Promise<void> => {
  for (const area of areas) await (await area.open()).clear();
  for (const key of ownKeys(texts)) texts.removeItem(key);
};
