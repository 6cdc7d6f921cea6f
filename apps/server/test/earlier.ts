/**
 * Stores as earlier versions left them: guests, a device link, tokens, ratings, and tables in several states. Each is
 * named after its newest migration. The same SQL fills both databases; the JSON beside it is what that version's API
 * answered. `fixtures/write.ts` makes another one.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LobbyTable } from '@abacow/protocol';
import Database from 'libsql';
import { newDatabase, queryAt } from './databases.ts';
import { newFolder } from './testserver.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FIXTURES), 'utf8');

export type EarlierGuest = {
  readonly secret: string;
  readonly me: { readonly guest: { readonly id: string; readonly name: string } };
  /** Ids of tables, newest first. */
  readonly games: readonly string[];
};
export type EarlierTable = {
  readonly name: string;
  /** How many events it had. */
  readonly events: number;
  readonly shown: LobbyTable;
  readonly record: { readonly error?: { readonly code: string } };
};

export type EarlierAnswers = {
  /** Ada's API token. */
  readonly token: string;
  /** A device link of Ada's that nobody has used. */
  readonly link: string;
  /** The secret of Ben's second device. */
  readonly device: string;
  readonly guests: readonly [EarlierGuest, EarlierGuest, EarlierGuest];
  readonly tables: readonly EarlierTable[];
};

export type EarlierStore = {
  /** Its newest migration. */
  readonly migration: string;
  readonly sql: string;
  readonly answers: EarlierAnswers;
};

export const EARLIER_STORES: readonly EarlierStore[] = readdirSync(FIXTURES)
  .flatMap((file) => /^store-(.+)\.sql$/.exec(file)?.[1] ?? [])
  .sort()
  .map((migration) => ({
    migration,
    sql: read(`store-${migration}.sql`),
    answers: JSON.parse(read(`store-${migration}.json`)) as EarlierAnswers,
  }));

/** A data folder with the old SQLite file. */
export const earlierFolder = ({ sql }: EarlierStore): string => {
  const folder = newFolder();
  const database = new Database(join(folder, 'abacow.db'));
  database.exec(sql);
  database.close();
  return folder;
};

/** The old rows in a PostgreSQL database of their own; gives its address. */
export const earlierDatabase = async (cluster: string, { sql }: EarlierStore): Promise<string> => {
  const url = await newDatabase(cluster);
  await queryAt(url, sql);
  return url;
};
