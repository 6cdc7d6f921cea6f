/**
 * Tries the data folder before SQLite opens it. SQLite would block the whole process for ever on a network folder that
 * does not answer, so another process tries, and only for a limited time.
 */
import { spawn } from 'node:child_process';
import { StoreUnusable, folderUnusable } from './unusable.ts';

/** Runs as plain JavaScript in the other process. Prints the code of an error. */
const TRY_TO_WRITE = `
const { existsSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const folder = process.argv[1];
// With 'recursive', Node tries for ever where a file system allows no new folders, as in /proc.
const makeFolder = (path) => {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
};
const file = join(folder, 'write-test.db');
try {
  makeFolder(folder);
  writeFileSync(file, 'x', { mode: 0o600, flush: true });
  rmSync(file);
} catch (error) {
  process.stdout.write(error.code ?? error.message);
}
`;

/** Empty when the folder can be written, null when it does not answer in time. */
const tryToWrite = (folder: string, timeoutMs: number): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', TRY_TO_WRITE, '--', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (bytes: Buffer) => (printed += String(bytes)));
    const timer = setTimeout(() => {
      // A process that waits for a dead disk may not even end when it is killed: nobody waits for it.
      child.kill('SIGKILL');
      child.unref();
      child.stdout.destroy();
      resolve(null);
    }, timeoutMs);
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      resolve(printed);
    });
  });

export const checkDataFolder = async (folder: string, timeoutMs: number): Promise<void> => {
  const code = await tryToWrite(folder, timeoutMs);
  if (code === '') return;
  if (code !== null) throw folderUnusable(folder, code, new Error(code));
  throw new StoreUnusable(
    `DATA_DIR ${folder} does not answer within ${timeoutMs / 1000} s: is it on a network disk that is away?`,
  );
};
