/**
 * A store as the version of November 2026 left it: guests, a device link, tokens, ratings, and tables in every state.
 * The same SQL fills both databases. The JSON beside it is what that version's API answered.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LobbyTable } from '@abacow/protocol';
import Database from 'libsql';
import pg from 'pg';
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

export const EARLIER = JSON.parse(read('store-2026-11.json')) as {
  /** Ada's API token. */
  readonly token: string;
  /** A device link of Ada's that nobody has used. */
  readonly link: string;
  /** The secret of Ben's second device. */
  readonly device: string;
  readonly guests: readonly [EarlierGuest, EarlierGuest, EarlierGuest];
  readonly tables: readonly EarlierTable[];
};

const SQL = read('store-2026-11.sql');

/** A data folder with the old SQLite file. */
export const earlierFolder = (): string => {
  const folder = newFolder();
  const database = new Database(join(folder, 'abacow.db'));
  database.exec(SQL);
  database.close();
  return folder;
};

/** The old rows in a PostgreSQL database of their own; gives its address. */
export const earlierDatabase = async (cluster: string): Promise<string> => {
  const url = new URL(cluster);
  url.pathname = `/earlier_${process.pid}`;
  const query = async (address: string, text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await query(cluster, `CREATE DATABASE "${url.pathname.slice(1)}"`);
  await query(url.href, SQL);
  return url.href;
};
