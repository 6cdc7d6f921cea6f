/**
 * The file with everything: a line of JSON for each row and text, between a first line with the version and a last line with
 * a checksum. So a cut or changed file is noticed before anything is read from it.
 */
import { makeHex, sha256 } from '@abacow/dice';
import { isObject } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { type Result, accept, refuse } from '../../base/result/result.ts';

export const BACKUP_VERSION = 1;
const FORMAT = 'abacow-backup';

export type BackupLine =
  | { readonly kind: 'row'; readonly area: string; readonly row: unknown }
  | { readonly kind: 'text'; readonly key: string; readonly text: string };

/** `cut`: the end is missing. `changed`: the checksum is wrong. `foreign`: no file of ours. */
export const FILE_FAULTS = ['cut', 'changed', 'foreign', 'newer', 'part'] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

const checksum = (body: string): string => makeHex(sha256(new TextEncoder().encode(body)));

export const makeBackup = (lines: readonly BackupLine[], savedAt: number): string => {
  const header = JSON.stringify({ format: FORMAT, version: BACKUP_VERSION, savedAt });
  const body = [header, ...lines.map((line) => JSON.stringify(line))].map((line) => `${line}\n`).join('');
  return `${body}${JSON.stringify({ end: lines.length, sha256: checksum(body) })}\n`;
};

const jsonOf = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const parseLine = (json: unknown): BackupLine | null => {
  if (!isObject(json)) return null;
  const { kind, area, row, key, text } = json;
  if (kind === 'row' && typeof area === 'string') return { kind, area, row };
  return kind === 'text' && typeof key === 'string' && typeof text === 'string' ? { kind, key, text } : null;
};

const faultOfHeader = (json: unknown): FileFault | null => {
  if (!isObject(json) || json['format'] !== FORMAT || typeof json['version'] !== 'number') return 'foreign';
  return json['version'] > BACKUP_VERSION ? 'newer' : null;
};

/** Editors and mail programs may change how lines end. */
const withPlainEnds = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

export const parseBackup = (written: string): Result<readonly BackupLine[], FileFault> => {
  const text = withPlainEnds(written);
  const lines = text.split('\n').filter((line) => line !== '');
  const fault = faultOfHeader(jsonOf(lines[0] ?? ''));
  if (fault !== null) return refuse(fault);
  const last = need(lines.at(-1));
  const end = jsonOf(last);
  if (lines.length < 2 || !isObject(end) || typeof end['sha256'] !== 'string') return refuse('cut');
  const body = text.slice(0, text.lastIndexOf(last));
  if (end['end'] !== lines.length - 2 || end['sha256'] !== checksum(body)) return refuse('changed');
  const read = lines.slice(1, -1).map((line) => parseLine(jsonOf(line)));
  return read.every((line) => line !== null) ? accept(read) : refuse('part');
};
