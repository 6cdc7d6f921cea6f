/** The PostgreSQL store: any number of server processes on one database, which send each other messages through it. */
import { randomUUID } from 'node:crypto';
import { need } from '@abacow/rules/need';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { areValid } from './passes.ts';
import { insertEntry, insertSitters, queriesOf } from './queries.ts';
import type { Schema } from './schema.ts';
import { createSerialQueue } from '../serial-queue.ts';
import { type AppendResult, type Entry, type MessageListener, type Store, textOf } from './store.ts';
import { postgresUnusable } from './unusable.ts';

const CHANNEL = 'abacow';
const RETRY_MS = 250;
/** A connection that only listens does not notice a silent failure, so it sends a query every `pulseMs`. */
export type Heartbeat = { readonly pulseMs: number; readonly answerMs: number };
const HEARTBEAT: Heartbeat = { pulseMs: 5000, answerMs: 5000 };
const MAX_CONNECTIONS = 8;
/** A query without an answer by then failed; it is retried on another connection. */
const QUERY_TIMEOUT_MS = 30_000;

type Notification = { readonly from: string; readonly text: string };

/** A connection that only listens. It reconnects whenever it breaks. */
const createListener = (
  url: string,
  own: string,
  { pulseMs, answerMs }: Heartbeat,
  { onMessage, onMessagesLost }: MessageListener,
) => {
  let closed = false;
  let client: pg.Client | null = null;
  let wasUp = false;
  const reconnect = (): void => {
    if (!closed) setTimeout(() => void connect(), RETRY_MS).unref();
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    client = next;
    let broken = false;
    const disconnect = (): void => {
      if (broken) return;
      broken = true;
      void next.end().catch(() => undefined);
      reconnect();
    };
    next.on('error', disconnect);
    next.on('end', disconnect);
    const pulse = (): void => {
      if (broken || closed) return;
      next.query('SELECT 1').then(() => setTimeout(pulse, pulseMs).unref(), disconnect);
    };
    next.on('notification', ({ payload }) => {
      const { from, text } = JSON.parse(payload ?? '{}') as Notification;
      if (from !== own) onMessage(from, text);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      pulse();
      if (wasUp) onMessagesLost();
      wasUp = true;
    } catch {
      disconnect();
    }
  };
  return {
    start: connect,
    stop: async (): Promise<void> => {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
};

/** Separates the values of a column: JSON escapes it, and ids do not contain it. */
const SEPARATOR = '\x1f';

const column = (parameter: number, type: string): string =>
  `string_to_array($${parameter}, chr(31))::${type}[]`;
const COLUMNS = [column(1, 'text'), column(2, 'int'), column(3, 'text'), column(4, 'text')].join(', ');

/**
 * Each column is one text, so that a single prepared statement serves any number of rows. It answers with a row count;
 * only when some rows were taken does a second query find out which.
 */
const APPEND = {
  name: 'append',
  text: `INSERT INTO entries (table_id, number, command_id, events)
    SELECT * FROM unnest(${COLUMNS}) ON CONFLICT DO NOTHING`,
};
const FIND = {
  name: 'find',
  text: `SELECT table_id, number FROM entries
    JOIN unnest(${COLUMNS}) AS own (table_id, number, command_id, events)
    USING (table_id, number, command_id, events)`,
};

const columnsOf = (entries: readonly Entry[]): string[] => [
  entries.map(({ table }) => table).join(SEPARATOR),
  entries.map(({ number }) => number).join(SEPARATOR),
  entries.map(({ command }) => command).join(SEPARATOR),
  entries.map(textOf).join(SEPARATOR),
];

const keyOf = (table: string, number: number): string => `${table} ${number}`;

/** The result of each entry: stored if its key is among the rows. */
const resultsOf = (
  entries: readonly Entry[],
  rows: readonly { readonly table_id: string; readonly number: number }[],
): readonly AppendResult[] => {
  const stored = new Set(rows.map((row) => keyOf(row.table_id, row.number)));
  return entries.map((entry) => (stored.delete(keyOf(entry.table, entry.number)) ? 'stored' : 'taken'));
};

const appendAll = async (pool: pg.Pool, entries: readonly Entry[]): Promise<readonly AppendResult[]> => {
  if (entries.length === 0) return [];
  const values = columnsOf(entries);
  const { rowCount } = await pool.query({ ...APPEND, values });
  if (rowCount === entries.length) return entries.map(() => 'stored');
  const { rows } = await pool.query<{ table_id: string; number: number }>({ ...FIND, values });
  return resultsOf(entries, rows);
};

/** An entry that needs more than its own row has a transaction of its own: a move over a socket never does. */
const needsMore = ({ pass, sitter }: Entry): boolean => pass !== undefined || sitter !== undefined;

/** Stored before: this is a retry. */
const wasStored = async (pool: pg.Pool, entry: Entry): Promise<boolean> => {
  const { rows } = await pool.query({ ...FIND, values: columnsOf([entry]) });
  return rows.length > 0;
};

const appendOne = async (db: Kysely<Schema>, pool: pg.Pool, entry: Entry): Promise<AppendResult> => {
  const { table, pass, sitter } = entry;
  const result = await db.transaction().execute(async (transaction): Promise<AppendResult> => {
    if (pass !== undefined && !(await areValid(transaction, [pass]))) return 'out';
    if (!(await insertEntry(transaction, entry))) return 'taken';
    if (sitter !== undefined) await insertSitters(transaction, table, [sitter]);
    return 'stored';
  });
  return result !== 'stored' && (await wasStored(pool, entry)) ? 'stored' : result;
};

const appender =
  (db: Kysely<Schema>, pool: pg.Pool): Store['append'] =>
  async (entries) => {
    if (!entries.some(needsMore)) return appendAll(pool, entries);
    const simple = entries.filter((entry) => !needsMore(entry));
    const [together, ...alone] = await Promise.all([
      appendAll(pool, simple),
      ...entries.filter(needsMore).map((entry) => appendOne(db, pool, entry)),
    ]);
    const results = [...together];
    return entries.map((entry) => need((needsMore(entry) ? alone : results).shift()));
  };

/** PostgreSQL's code for a lock timeout. */
const LOCK_TIMEOUT = '55P03';
const isLockTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === LOCK_TIMEOUT;

/** For each name at most one connection waits for other processes; the rest of the pool is left for the work. */
const locksOf = (db: Kysely<Schema>): Store['withLock'] => {
  const queue = createSerialQueue();
  const lockAnd = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = '2s'`.execute(transaction);
      await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
      return work();
    });
  return (name, work) =>
    queue.run(name, () =>
      lockAnd(name, work).catch((error: unknown) => {
        // A process that hangs while it holds the lock must not block the others.
        if (isLockTimeout(error)) return work();
        throw error;
      }),
    );
};

/** A broken connection, idle, in use or closing, is replaced by the pool; its queries fail by themselves. */
const createPool = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** On a connection of its own without a query timeout: a migration may take long. */
const migrateAt = async (url: string, connectMs: number): Promise<void> => {
  const pool = createPool({ connectionString: url, max: 1, connectionTimeoutMillis: connectMs });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db).finally(() => db.destroy());
};

const migrateOrExplain = async (url: string, connectMs: number): Promise<void> => {
  try {
    await migrateAt(url, connectMs);
  } catch (error) {
    throw postgresUnusable(url, error);
  }
};

export const openPostgres = async (
  url: string,
  heartbeat = HEARTBEAT,
  connectMs = QUERY_TIMEOUT_MS,
): Promise<Store> => {
  await migrateOrExplain(url, connectMs);
  const pool = createPool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const own = randomUUID();
  const listeners: MessageListener[] = [];
  const listener = createListener(url, own, heartbeat, {
    onMessage: (from, text) => listeners.forEach((each) => each.onMessage(from, text)),
    onMessagesLost: () => listeners.forEach((each) => each.onMessagesLost()),
  });
  await listener.start();
  return {
    kind: 'postgres',
    isShared: true,
    processId: own,
    maxAppends: 3,
    ...queriesOf(db),
    append: appender(db, pool),
    withLock: locksOf(db),
    broadcast: async (text) => {
      const payload = JSON.stringify({ from: own, text });
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
    },
    listen: (each) => void listeners.push(each),
    close: async () => {
      await listener.stop();
      await db.destroy();
    },
  };
};
