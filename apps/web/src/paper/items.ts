/** A print order with its texts, ready to be drawn. */
import { PLAYERS } from '@abacow/rules/trio';
import type { PrintItem } from '@abacow/paper';
import { padSheet } from '@abacow/rules/sheets';
import { NEW_TRIO, TRIO_RULES } from '../games/trio/links.ts';
import { t } from './texts/index.ts';
import { linkTo, sheetLink } from './links.ts';
import type { Extra, PrintOrder } from './order.ts';

const looseTitle = (index: number, of: number): string =>
  of === 1 ? t('sheets.loose') : `${t('sheets.loose')} ${index + 1}`;

const extraItem = (extra: Extra, origin: string): PrintItem =>
  extra === 'scores'
    ? {
        kind: 'scores',
        title: t('print.scores'),
        columns: PLAYERS.at(-1)!,
        words: { name: t('print.scores.name'), total: t('print.scores.total') },
        link: linkTo(origin, TRIO_RULES),
      }
    : {
        kind: 'board',
        title: t(`print.board.${extra}`),
        board: extra,
        link: linkTo(origin, NEW_TRIO),
      };

export const itemsOf = ({ numbers, loose, extras }: PrintOrder, origin: string): readonly PrintItem[] => [
  ...numbers.map((number): PrintItem => {
    const sheet = padSheet(number)!.text;
    return {
      kind: 'sheet',
      title: t('cowpath.sheet.pad', { number }),
      sheet,
      link: sheetLink(origin, sheet),
    };
  }),
  ...loose.map((sheet, index): PrintItem => ({
    kind: 'sheet',
    title: looseTitle(index, loose.length),
    sheet,
    link: sheetLink(origin, sheet),
  })),
  ...extras.map((extra) => extraItem(extra, origin)),
];
