// Copies the embedded store while the server runs: DATA_DIR=./data node apps/server/bin/backup.mjs COPY.db
import { closeSync, existsSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import Database from 'libsql';

const die = (reason) => {
  console.error(`✗ ${reason}`);
  process.exit(1);
};

const [target] = process.argv.slice(2);
if (target === undefined) die('say where to: node apps/server/bin/backup.mjs COPY.db');
const source = join(resolve(process.env.DATA_DIR || './data'), 'abacow.db');
if (!existsSync(source)) die(`there is no store at ${source}: set DATA_DIR`);
if (existsSync(target)) die(`${target} is there already`);

// A backup contains secrets: only its owner may read it. SQLite fills an empty file.
closeSync(openSync(target, 'wx', 0o600));
const database = new Database(source);
database.exec('PRAGMA busy_timeout = 5000');
// Copies one consistent state, even while the server writes.
database.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
database.close();
const copy = await open(target, 'r+');
await copy.sync();
await copy.close();
console.log(`copied to ${resolve(target)}`);
