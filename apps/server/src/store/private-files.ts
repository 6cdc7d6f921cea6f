/** The store contains secrets: only the user who runs the server may read its folder and its files. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';

const ONLY_OWNER_ENTERS = 0o700;
const ONLY_OWNER_READS = 0o600;
/** A folder with other things in it may be one that others need, such as /var. */
const isStoreFile = (name: string): boolean => /\.db(-\w+)?$/.test(name);

/** What belongs to another user cannot be changed. */
const tighten = (path: string, mode: number): void => {
  const { uid, mode: now } = statSync(path);
  if ((now & 0o777) === mode) return;
  const user = process.getuid?.();
  if (user === undefined || user === uid || user === 0) chmodSync(path, mode);
};

export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: ONLY_OWNER_ENTERS });
  if (readdirSync(folder).every(isStoreFile)) tighten(folder, ONLY_OWNER_ENTERS);
};

/** SQLite gives the files that it puts beside a database the same permissions. */
export const makePrivateFile = (path: string): void => {
  closeSync(openSync(path, 'a', ONLY_OWNER_READS));
  for (const file of ['', '-wal', '-shm', '-journal'])
    if (existsSync(path + file)) tighten(path + file, ONLY_OWNER_READS);
};
