import { PAPERS, PER_PAGE, drawPages } from '@abacow/paper';
import { PAD, generateSheet, makeSheetLink } from '@abacow/rules/sheets';
import { describe, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { parseRoute } from '../../base/router/routes.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import { codeOf } from '../../base/ui/qr-code.ts';
import { itemsOf } from './items.ts';
import { sheetLink } from '../../games/cowpath/links.ts';
import { EMPTY_ORDER, makeLayout, makeOrder, parseLayout, parseOrder } from './order.ts';

const LOOSE = 'x1co/2o3c/c4cx/o5xc';

describe('an order in an address', () => {
  test.each([
    ['1-12,17', { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 17], loose: [], extras: [] }],
    ['3,x1co-2o3c-c4cx-o5xc,scores', { numbers: [3], loose: [LOOSE], extras: ['scores'] }],
    ['multiplication,addition', { numbers: [], loose: [], extras: ['multiplication', 'addition'] }],
  ])('%s', (what, order) => {
    expect(parseOrder(what)).toEqual(order);
    expect(makeOrder(parseOrder(what))).toBe(what);
  });

  test('unreadable parts are left out, and an empty order is empty', () => {
    expect(parseOrder('49,nonsense,x1co-2o3c,2')).toEqual({ ...EMPTY_ORDER, numbers: [2] });
    expect(parseOrder(null)).toEqual(EMPTY_ORDER);
    expect(makeOrder(EMPTY_ORDER)).toBeNull();
  });

  test('a sheet of the pad is also recognised by its text', () => {
    expect(parseOrder(PAD[6]!.text.replaceAll('/', '-')).numbers).toEqual([7]);
  });

  test('layouts, and the usual paper of the country', () => {
    for (const perPage of PER_PAGE)
      for (const paper of PAPERS)
        expect(parseLayout(makeLayout({ perPage, paper }), 'de')).toEqual({ perPage, paper });
    expect(parseLayout(null, 'en-US')).toEqual({ perPage: 2, paper: 'letter' });
    expect(parseLayout('3-a5', 'fr-FR')).toEqual({ perPage: 2, paper: 'a4' });
  });
});

describe('links on paper', () => {
  test('open the same sheet', () => {
    for (const text of [PAD[47]!.text, LOOSE, generateSheet({ kind: 'wild', seed: 5 }).text]) {
      const link = new URL(sheetLink('https://abacow.example', text));
      expect(parseRoute(link.pathname)).toEqual({ kind: 'sheets', sheet: makeSheetLink(text) });
    }
  });

  test('everything ordered is drawn, with its texts', async () => {
    change({ language: 'de' });
    await speak('de');
    const items = itemsOf(
      parseOrder(`1-2,x1co-2o3c-c4cx-o5xc,multiplication,addition,scores`),
      'https://a.b',
    );
    expect(items.map(({ title }) => title)).toEqual([
      'Blatt 1',
      'Blatt 2',
      'Loses Blatt',
      'Trio: Einmaleins',
      'Trio: Addition',
      'Trio: Punkte',
    ]);
    expect(items.map(({ link }) => link)).toContain('https://a.b/sheets/x1co-2o3c-c4cx-o5xc');
    expect(drawPages(items, { perPage: 4, paper: 'a4' }, codeOf)).toHaveLength(2);
  });
});
