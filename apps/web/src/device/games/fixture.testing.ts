/** A device with everything that this version of the app stores, as its backup file has it. It must stay readable. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kind, type Row } from '../../base/storage/row-store.ts';

export const BACKUP = readFileSync(join(import.meta.dirname, 'fixtures/backup.jsonl'), 'utf8');

type Line =
  | { readonly kind: 'row'; readonly area: Kind; readonly row: Row }
  | { readonly kind: 'text'; readonly key: string; readonly text: string };

const lines = BACKUP.trim()
  .split('\n')
  .slice(1, -1)
  .map((line) => JSON.parse(line) as Line);

export const rowsOf = (kind: Kind): readonly Row[] =>
  lines.flatMap((line) => (line.kind === 'row' && line.area === kind ? [line.row] : []));

export const TEXTS = new Map(lines.flatMap((line) => (line.kind === 'text' ? [[line.key, line.text]] : [])));

/** The ids of the games. */
export const GAME_IDS = {
  'cowpath unfinished': '6fxc2r9y7y',
  'cowpath against a computer': 'vhgs6py84f',
  'cowpath won': 'vwdkzfhhwe',
  'cowpath given up': 'prs3tzy3hw',
  'cowpath tie': 'pyf2udzfuq',
  'cowpath with own dice': 'j5mu2huhmp',
  'trio unfinished': '9dsk2pg2nn',
  'trio won': '5r4exntv69',
  'trio given up': 'y34fynbpbs',
  'record of cowpath': 'hyxrafmguy',
  'record of trio': 'sc5rz6ncqy',
  'record of trio going on': '99gvb8ygw7',
} as const;
