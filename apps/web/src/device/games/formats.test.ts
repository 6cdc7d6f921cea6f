/** Links and record files of this version open. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, isUnreadable, makeRecord, parseRecord } from '@abacow/rules';
import { isSheet, checkSheet, draftOf } from '@abacow/rules/cowpath';
import { parseSheetLink } from '@abacow/rules/sheets';
import { describe, expect, test } from 'vitest';
import { parseLinkHash } from '../../features/look-back/share/link.ts';
import { parseLayout, parseOrder } from '../../features/print/order.ts';
import { parseRoute } from '../../base/router/routes.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');

type Links = Readonly<
  Record<'lookBack' | 'lookBackTrio' | 'sheet' | 'invitation' | 'onlineTable' | 'device' | 'print', string>
>;
const links = JSON.parse(read('links.json')) as Links;
const files = read('records.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly made: string; readonly file: object });

const recordOf = (made: string): GameRecord => {
  const record = parseRecord(JSON.stringify(files.find((each) => each.made === made)!.file));
  if (isUnreadable(record)) throw new Error(record.reason);
  return record;
};

test.each(files)('the record of "$made" is read completely', ({ made, file }) => {
  expect(JSON.parse(makeRecord(recordOf(made)))).toEqual(file);
});

describe('links', () => {
  test.each([
    ['lookBack', 'cowpath won'],
    ['lookBackTrio', 'trio given up'],
  ] as const)('a look-back link, %s, contains the record of "%s"', async (link, made) => {
    const [path, hash] = links[link].split('#') as [string, string];
    expect(parseRoute(path)).toEqual({ kind: 'look-back', id: 'link' });
    expect(await parseLinkHash(`#${hash}`)).toEqual({ ok: true, value: recordOf(made) });
  });

  test('a sheet link', () => {
    const route = parseRoute(links.sheet);
    if (route.kind !== 'sheets') throw new Error(route.kind);
    const sheet = checkSheet(draftOf(parseSheetLink(route.sheet!)));
    expect(isSheet(sheet) && sheet.text).toBe('x1co/2o3c/c4cx/o5xc');
  });

  test('an invitation, a table of the service and a device link', () => {
    expect(parseRoute(links.invitation)).toEqual({ kind: 'join', code: 'NWXP64' });
    expect(parseRoute(links.onlineTable)).toEqual({ kind: 'online-table', id: 'ncnPdhvwhhQP' });
    const link = 'b1QK1Z64X5Lo55AUrd421op0lHaISm9D99JN9fcVXlI';
    expect(parseRoute(links.device)).toEqual({ kind: 'you', link });
  });

  test('a print address', () => {
    const route = parseRoute(links.print);
    if (route.kind !== 'print') throw new Error(route.kind);
    expect(parseOrder(route.what)).toEqual({
      numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 17],
      loose: ['x1co/2o3c/c4cx/o5xc'],
      extras: ['multiplication', 'scores'],
    });
    expect(parseLayout(route.how, 'de')).toEqual({ perPage: 4, paper: 'letter' });
  });
});
