import { type Complaint, complain } from './arguments.ts';
import type { Environment } from './environment.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a part of its path is not a folder',
  EACCES: 'reading or writing it is not permitted',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

const whyNot = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};

export const readText = (environment: Environment, path: string): { readonly text: string } | Complaint => {
  try {
    return { text: environment.readFile(path) };
  } catch (error) {
    return complain(`${path} cannot be read: ${whyNot(error)}`);
  }
};

const written = (path: string, write: () => void): Complaint | null => {
  try {
    write();
    return null;
  } catch (error) {
    return complain(`${path} cannot be written: ${whyNot(error)}`);
  }
};

export const writeText = (environment: Environment, path: string, text: string): Complaint | null =>
  written(path, () => environment.writeFile(path, text));

export const writeBytes = (environment: Environment, path: string, bytes: Uint8Array): Complaint | null =>
  written(path, () => environment.writeBytes(path, bytes));
