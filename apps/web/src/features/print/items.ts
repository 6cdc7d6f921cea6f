/** A print order with its texts, ready to be drawn. */
import { need } from '@abacow/rules/need';
import { type Board, PLAYERS } from '@abacow/rules/trio';
import { type PrintItem, cutOutCard, reminderOf, rulesCard } from '@abacow/paper';
import type { GameName } from '@abacow/rules';
import { padSheet } from '@abacow/rules/sheets';
import { currentLanguage } from '../../base/i18n/language.svelte.ts';
import { t } from './texts/index.ts';
import { linkTo } from '../../base/router/links.ts';
import { sheetLink } from '../sheets/index.ts';
import type { Extra, PrintOrder } from './order.ts';

const looseTitle = (index: number, of: number): string =>
  of === 1 ? t('sheets.loose') : `${t('sheets.loose')} ${index + 1}`;

const rulesLink = (origin: string, game: GameName): string => linkTo(origin, { kind: 'rules', game });

const boardItem = (board: Board, origin: string): PrintItem => ({
  kind: 'board',
  title: t(`print.board.${board}`),
  board,
  reminder: reminderOf('trio', currentLanguage()),
  link: linkTo(origin, { kind: 'new', game: 'trio', with: 'people' }),
});

const scoresItem = (origin: string): PrintItem => ({
  kind: 'scores',
  title: t('print.scores'),
  columns: need(PLAYERS.at(-1)),
  words: { name: t('print.scores.name'), total: t('print.scores.total') },
  link: rulesLink(origin, 'trio'),
});

const extraItem = (extra: Extra, origin: string): PrintItem => {
  switch (extra) {
    case 'multiplication':
    case 'addition':
      return boardItem(extra, origin);
    case 'scores':
      return scoresItem(origin);
    case 'rules-cowpath':
      return rulesCard('cowpath', currentLanguage(), rulesLink(origin, 'cowpath'));
    case 'rules-trio':
      return rulesCard('trio', currentLanguage(), rulesLink(origin, 'trio'));
    case 'cut-out-cowpath':
      return cutOutCard('cowpath', currentLanguage(), rulesLink(origin, 'cowpath'));
    case 'cut-out-trio':
      return cutOutCard('trio', currentLanguage(), rulesLink(origin, 'trio'));
  }
};

const sheetItem = (title: string, sheet: string, origin: string): PrintItem => ({
  kind: 'sheet',
  title,
  sheet,
  reminder: reminderOf('cowpath', currentLanguage()),
  link: sheetLink(origin, sheet),
});

export const itemsOf = ({ numbers, loose, extras }: PrintOrder, origin: string): readonly PrintItem[] => [
  ...numbers.map((number) =>
    sheetItem(t('cowpath.sheet.pad', { number }), need(padSheet(number)).text, origin),
  ),
  ...loose.map((sheet, index) => sheetItem(looseTitle(index, loose.length), sheet, origin)),
  ...extras.map((extra) => extraItem(extra, origin)),
];
