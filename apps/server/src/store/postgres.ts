/** The store at scale: any number of server processes on one PostgreSQL, told of each other's news. */
import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { queriesOf } from './queries.ts';
import type { Schema } from './schema.ts';
import { type Appended, type Entry, type News, type Store, textOf } from './store.ts';
import { createTurns } from './turns.ts';

const CHANNEL = 'abacow';
const RETRY_MS = 250;
/** A connection that only listens does not notice a silent failure, so it sends a query every `pulseMs`. */
export type Heartbeat = { readonly pulseMs: number; readonly answerMs: number };
const HEARTBEAT: Heartbeat = { pulseMs: 5000, answerMs: 5000 };
const POOL = 8;
/** Whatever is not answered by then was lost on the way; another connection tries again. */
const LOST_MS = 30_000;

/** A connection that only listens, made again whenever it breaks. */
const listen = (
  url: string,
  own: string,
  { pulseMs, answerMs }: Heartbeat,
  onNews: (news: News) => void,
  onBack: () => void,
) => {
  let closed = false;
  let client: pg.Client | null = null;
  let wasUp = false;
  const again = (): void => {
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
    const breakOnce = (): void => {
      if (broken) return;
      broken = true;
      void next.end().catch(() => undefined);
      again();
    };
    next.on('error', breakOnce);
    next.on('end', breakOnce);
    const pulse = (): void => {
      if (broken || closed) return;
      next.query('SELECT 1').then(() => setTimeout(pulse, pulseMs).unref(), breakOnce);
    };
    next.on('notification', ({ payload }) => {
      const news = JSON.parse(payload ?? '{}') as News;
      if (news.from !== own) onNews(news);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      pulse();
      if (wasUp) onBack();
      wasUp = true;
    } catch {
      breakOnce();
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

/** Between the values of a column: JSON writes it otherwise, and ids do not have it. */
const BETWEEN = '\x1f';

const column = (parameter: number, type: string): string =>
  `string_to_array($${parameter}, chr(31))::${type}[]`;
const COLUMNS = [column(1, 'text'), column(2, 'int'), column(3, 'text'), column(4, 'text')].join(', ');

/**
 * Whole columns as one text each: a short statement, prepared once a connection, however many rows wait. It answers with
 * a number only; which rows those were is asked only where some were taken.
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
  entries.map(({ table }) => table).join(BETWEEN),
  entries.map(({ number }) => number).join(BETWEEN),
  entries.map(({ command }) => command).join(BETWEEN),
  entries.map(textOf).join(BETWEEN),
];

const keyOf = (table: string, number: number): string => `${table} ${number}`;

/** Which entries are among the kept keys. */
const appendedBy = (
  entries: readonly Entry[],
  rows: readonly { readonly table_id: string; readonly number: number }[],
): readonly Appended[] => {
  const kept = new Set(rows.map((row) => keyOf(row.table_id, row.number)));
  return entries.map((entry) => (kept.delete(keyOf(entry.table, entry.number)) ? 'kept' : 'taken'));
};

const appender =
  (pool: pg.Pool): Store['append'] =>
  async (entries) => {
    if (entries.length === 0) return [];
    const values = columnsOf(entries);
    const { rowCount } = await pool.query({ ...APPEND, values });
    if (rowCount === entries.length) return entries.map(() => 'kept');
    const { rows } = await pool.query<{ table_id: string; number: number }>({ ...FIND, values });
    return appendedBy(entries, rows);
  };

/** PostgreSQL's code for a lock that was not to be had in time. */
const LATE = '55P03';
const isLate = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === LATE;

/** Of each name one connection waits for the other processes; the work has the rest of the pool. */
const turnsOf = (db: Kysely<Schema>): Store['inTurn'] => {
  const inTurn = createTurns();
  const lockAnd = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = '2s'`.execute(transaction);
      await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
      return work();
    });
  return (name, work) =>
    inTurn(name, () =>
      lockAnd(name, work).catch((error: unknown) => {
        // A process that hangs in its turn must not keep the others from theirs.
        if (isLate(error)) return work();
        throw error;
      }),
    );
};

/** What is heard after the listening connection came back: some news may have been missed. */
export const MISSED = 'missed';

/** Over a connection of its own, for a migration may take its time. */
const migrateAt = async (url: string): Promise<void> => {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres').finally(() => db.destroy());
};

export const openPostgres = async (url: string, heartbeat = HEARTBEAT): Promise<Store> => {
  await migrateAt(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL,
    keepAlive: true,
    connectionTimeoutMillis: LOST_MS,
    query_timeout: LOST_MS,
  });
  // A broken connection is replaced by the pool, idle or in use; queries in flight fail by themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const own = randomUUID();
  const listeners: ((news: News) => void)[] = [];
  const publish = (news: News): void => listeners.forEach((listener) => listener(news));
  const listening = listen(url, own, heartbeat, publish, () => publish({ from: own, text: MISSED }));
  await listening.start();
  return {
    kind: 'postgres',
    name: own,
    lanes: 3,
    ...queriesOf(db),
    append: appender(pool),
    inTurn: turnsOf(db),
    tell: async (text) => {
      const payload = JSON.stringify({ from: own, text });
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
    },
    hear: (listener) => void listeners.push(listener),
    close: async () => {
      await listening.stop();
      await db.destroy();
    },
  };
};
