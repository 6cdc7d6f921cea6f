/** Files and folders on the disk. */
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export type FileEntry = { readonly name: string; readonly changed: Date };

/**
 * Writes completely or not at all, so that a crash never leaves a half-written game. Missing folders are created. A
 * device such as /dev/stdout is written directly, and what a link points at is replaced, not the link.
 */
export const writeAtomically = (given: string, content: string | Uint8Array, mode?: number): void => {
  const stats = statSync(given, { throwIfNoEntry: false });
  if (stats !== undefined && !stats.isFile()) return writeFileSync(given, content);
  const path = stats === undefined ? given : realpathSync(given);
  if (stats === undefined) mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.new`;
  try {
    writeFileSync(draft, content, mode === undefined ? {} : { mode });
    if (stats !== undefined) chmodSync(draft, mode ?? stats.mode);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};

/** The files of a folder; none if there is no such folder. */
export const listFiles = (folder: string): readonly FileEntry[] => {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  return readdirSync(folder).flatMap((name) => {
    const file = statSync(join(folder, name), { throwIfNoEntry: false });
    return file?.isFile() === true ? [{ name, changed: file.mtime }] : [];
  });
};

export const removeFile = (path: string): void => rmSync(path, { force: true });
