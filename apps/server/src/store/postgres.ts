/** The store at scale: any number of server processes on one PostgreSQL, told of each other's news. */
import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { appendedBy, queriesOf } from './queries.ts';
import type { Schema } from './schema.ts';
import { type News, type Store, textOf } from './store.ts';

const CHANNEL = 'abacow';
const RETRY_MS = 250;
const POOL = 8;

/** A connection that only listens, made again whenever it breaks. */
const listen = (url: string, own: string, onNews: (news: News) => void, onBack: () => void) => {
  let closed = false;
  let client: pg.Client | null = null;
  let wasUp = false;
  const again = (): void => {
    if (!closed) setTimeout(() => void connect(), RETRY_MS).unref();
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
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
    next.on('notification', ({ payload }) => {
      const news = JSON.parse(payload ?? '{}') as News;
      if (news.from !== own) onNews(news);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
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

/** Whole columns as arrays: one short statement, prepared once a connection, however many rows wait. */
const APPEND = {
  name: 'append',
  text: `INSERT INTO entries (table_id, number, command_id, events)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[])
    ON CONFLICT DO NOTHING RETURNING table_id, number`,
};

const appender =
  (pool: pg.Pool): Store['append'] =>
  async (entries) => {
    if (entries.length === 0) return [];
    const { rows } = await pool.query<{ table_id: string; number: number }>({
      ...APPEND,
      values: [
        entries.map(({ table }) => table),
        entries.map(({ number }) => number),
        entries.map(({ command }) => command),
        entries.map(textOf),
      ],
    });
    return appendedBy(entries, rows);
  };

/** What is heard after the listening connection came back: some news may have been missed. */
export const MISSED = 'missed';

export const openPostgres = async (url: string): Promise<Store> => {
  const pool = new pg.Pool({ connectionString: url, max: POOL });
  // A broken connection is replaced by the pool, idle or in use; queries in flight fail by themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const own = randomUUID();
  const listeners: ((news: News) => void)[] = [];
  const publish = (news: News): void => listeners.forEach((listener) => listener(news));
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const listening = listen(url, own, publish, () => publish({ from: own, text: MISSED }));
  await listening.start();
  return {
    kind: 'postgres',
    lanes: 3,
    ...queriesOf(db),
    append: appender(pool),
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
