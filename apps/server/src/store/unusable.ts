/** Why a store cannot be opened, as one sentence for the operator. */
import { codeOf, explainError } from '../errors.ts';

export class StoreUnusable extends Error {}

const unusable = (reason: string, cause: unknown): StoreUnusable => new StoreUnusable(reason, { cause });

/** The database has migrations that this version does not know. */
export class OtherVersion extends Error {
  readonly age: 'older' | 'newer';
  constructor(age: 'older' | 'newer') {
    super(`written by ${age === 'older' ? 'an older' : 'a newer'} version`);
    this.age = age;
  }
}

const OTHER_VERSIONS: Readonly<Record<OtherVersion['age'], string>> = {
  older:
    'was written before the first release of Abacow, which cannot read it: use another DATA_DIR or database, or the version that wrote it (docs/UPGRADING.md). Nothing was changed',
  newer:
    'was written by a newer version of Abacow: start that version, or restore a backup from before the upgrade (docs/UPGRADING.md). Nothing was changed',
};

const otherVersion = (database: string, error: OtherVersion): StoreUnusable =>
  unusable(`${database} ${OTHER_VERSIONS[error.age]}`, error);

const isDamage = (code: string): boolean => /^SQLITE_(NOTADB|CORRUPT)/.test(code);

const FOLDER_REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(EACCES|EPERM|SQLITE_(CANTOPEN|READONLY|PERM|AUTH))/, 'this user may not write there'],
  [/^EROFS/, 'the disk is read-only'],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)/, 'the disk is full'],
  [/^(ENOTDIR|EEXIST)/, 'it is a file, or a part of its path is one'],
  [/^ENOENT/, 'it cannot be created there'],
];

/** `code` of the system or of SQLite. */
export const folderUnusable = (folder: string, code: string, cause: unknown): StoreUnusable => {
  const reason = FOLDER_REASONS.find(([codes]) => codes.test(code))?.[1] ?? explainError(cause);
  return unusable(`DATA_DIR ${folder} cannot be used: ${reason}`, cause);
};

/** What SQLite reports about the contents, not about the disk: a table is missing, another program has locked it. */
const isAboutContents = (code: string): boolean => /^SQLITE_(ERROR|BUSY|LOCKED|SCHEMA|CONSTRAINT)/.test(code);

export const databaseUnusable = (folder: string, file: string, error: unknown): StoreUnusable => {
  const code = codeOf(error);
  if (error instanceof OtherVersion) return otherVersion(`the database ${file}`, error);
  if (isAboutContents(code))
    return unusable(`the database ${file} cannot be used: ${explainError(error)}`, error);
  return isDamage(code)
    ? unusable(`the database ${file} is damaged: restore a backup, as docs/RUNNING.md describes`, error)
    : folderUnusable(folder, code, error);
};

export const lockUnusable = (folder: string, file: string, error: unknown): StoreUnusable => {
  const code = codeOf(error);
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return unusable(`another Abacow server is running on the data folder ${folder}`, error);
  return isDamage(code)
    ? unusable(`the lock ${file} is damaged: stop every server on this folder, then delete the file`, error)
    : folderUnusable(folder, code, error);
};

/** Without user and password; empty for what is no address of a database. */
const placeOf = (url: string): string => {
  if (/^(\/|socket:)/.test(url)) return 'the local socket';
  try {
    const { protocol, hostname, port, pathname } = new URL(url);
    if (!/^postgres(ql)?:$/.test(protocol)) return '';
    return `${hostname || 'localhost'}${port === '' ? '' : `:${port}`}${pathname}`;
  } catch {
    return '';
  }
};

const DATABASE_REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNREFUSED: 'no database answers there',
  ECONNRESET: 'the connection was broken off',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'no database answers there in time',
  '28P01': 'the user or the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no such database',
  '42P01': 'a table is missing: restore a backup, as docs/RUNNING.md describes',
  '42P07': 'it has tables of another program: use an empty database',
  '42703': 'a column is missing: restore a backup, as docs/RUNNING.md describes',
  '42501': 'the user may not create tables there',
  '53100': 'the disk of the database is full',
  '53300': 'the database has too many connections already',
  '57P03': 'the database is starting or stopping',
};

/** A message of the driver may quote the address, so it is never printed. */
export const postgresUnusable = (url: string, error: unknown): StoreUnusable => {
  const place = placeOf(url);
  if (place === '')
    return new StoreUnusable(
      'DATABASE_URL must be an address like postgres://user:password@host:5432/abacow',
    );
  if (error instanceof OtherVersion) return otherVersion(`DATABASE_URL: the database at ${place}`, error);
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const code = codeOf(inner);
  const isLate = error instanceof Error && /timeout/i.test(error.message);
  const reason = DATABASE_REASONS[isLate ? 'ETIMEDOUT' : code] ?? `error ${code || 'without a code'}`;
  return new StoreUnusable(`DATABASE_URL: cannot use the database at ${place}: ${reason}`);
};
