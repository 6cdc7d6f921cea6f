/** Databases of their own in a PostgreSQL cluster. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The rows of the last statement. */
export const queryAt = async (url: string, text: string): Promise<readonly unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results = [await client.query<Record<string, unknown>>(text)].flat();
    return results.at(-1)!.rows;
  } finally {
    await client.end();
  }
};

/** The address of a new, empty database. */
export const newDatabase = async (cluster: string): Promise<string> => {
  const url = new URL(cluster);
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`;
  await queryAt(cluster, `CREATE DATABASE "${url.pathname.slice(1)}"`);
  return url.href;
};
