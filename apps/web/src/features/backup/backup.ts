/** Exports, imports and deletes everything that the app stores on this device. */
import { isObject } from '@abacow/rules';
import { type Result, accept, refuse } from '../../base/result/result.ts';
import { deleteLeftovers } from '../../base/storage/leftovers.ts';
import {
  type Database,
  type Kind,
  type Row,
  type RowChanges,
  type RowStore,
  STATES,
} from '../../base/storage/row-store.ts';
import { NOT_EXPORTED, PREFIX, ROW_AREAS, type RowArea, TEXT_MERGES } from './areas.ts';
import { type BackupLine, type FileFault, makeBackup, parseBackup } from './file.ts';

/** The part of localStorage that is used here. */
export type Texts = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export type Device = {
  database(): Promise<Database>;
  readonly texts: Texts;
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
  const database = await device.database();
  for (const area of ROW_AREAS) {
    const rows = await allRows(database.rows(area.kind));
    const readable = await readableIn(rows, area, device);
    damaged += rows.length - readable.length;
    for (const row of readable) lines.push({ kind: 'row', area: area.kind, row });
  }
  const rows = lines.length;
  for (const key of ownKeys(device.texts)) {
    const text = device.texts.getItem(key);
    if (text !== null && !NOT_EXPORTED.includes(key)) lines.push({ kind: 'text', key, text });
  }
  return { text: makeBackup(lines, device.now()), rows, damaged };
};

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
const readAll = async (lines: readonly BackupLine[], device: Device): Promise<Result<Read, FileFault>> => {
  const rows = new Map<string, Row[]>();
  const texts = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    if (at % SLICE === 0) await device.pause();
    if (line.kind === 'text') {
      if (line.key.startsWith(PREFIX) && !NOT_EXPORTED.includes(line.key)) texts.set(line.key, line.text);
      continue;
    }
    const area = ROW_AREAS.find(({ kind }) => kind === line.area);
    const fault = faultOf(area, line.row);
    if (fault !== null) return refuse(fault);
    const known = rows.get(line.area);
    if (known === undefined) rows.set(line.area, [line.row as Row]);
    else known.push(line.row as Row);
  }
  return accept({ rows, texts });
};

const planRows = async (rowStore: RowStore, area: RowArea, rows: readonly Row[]): Promise<RowChanges> => {
  const changes = new Map<string, Row>();
  for (const row of rows) {
    const here = await rowStore.get(row.id);
    const merged = here === undefined ? row : area.merge(here, row);
    if (merged === null) continue;
    if (merged.id !== row.id && (await rowStore.get(merged.id)) !== undefined) continue;
    changes.set(merged.id, merged);
  }
  return changes;
};

const setText = (texts: Texts, key: string, text: string | null): void => {
  if (text === null) texts.removeItem(key);
  else texts.setItem(key, text);
};

const mergeText = (texts: Texts, key: string, other: string): string => {
  const here = texts.getItem(key);
  return here === null ? other : (TEXT_MERGES[key]?.(here, other) ?? here);
};

/** Rows change in one transaction, texts do not: if one fails, those before it are changed back. */
const writeAll = async ({ rows, texts }: Read, device: Device): Promise<number> => {
  const database = await device.database();
  if (!database.durable) throw new Error('the browser stores nothing');
  const changes: Partial<Record<Kind, RowChanges>> = {};
  for (const area of ROW_AREAS)
    changes[area.kind] = await planRows(database.rows(area.kind), area, rows.get(area.kind) ?? []);
  const before = new Map([...texts.keys()].map((key) => [key, device.texts.getItem(key)]));
  try {
    for (const [key, text] of texts) setText(device.texts, key, mergeText(device.texts, key, text));
    await database.changeAll(changes);
  } catch (error) {
    for (const [key, text] of before) setText(device.texts, key, text);
    throw error;
  }
  return Object.values(changes).reduce((sum, { size }) => sum + size, 0);
};

/**
 * Returns how many rows are new. `failed`: the browser could not store everything. A file that is refused changes nothing.
 */
export const importAll = async (
  text: string,
  device: Device,
): Promise<Result<number, FileFault | 'failed'>> => {
  const file = parseBackup(text);
  if (!file.ok) return file;
  const read = await readAll(file.value, device);
  if (!read.ok) return read;
  try {
    return accept(await writeAll(read.value, device));
  } catch {
    return refuse('failed');
  }
};

export const deleteAll = async ({ database, texts }: Device): Promise<void> => {
  await (await database()).clear();
  await deleteLeftovers();
  for (const key of ownKeys(texts)) texts.removeItem(key);
};
