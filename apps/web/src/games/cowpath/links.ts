import { makeSheetLink } from '@abacow/rules/sheets';
import { linkTo } from '../../base/router/links.ts';
import { makeRoute } from '../../base/router/routes.ts';

/** The address of a new game on a sheet, which is given in link form. */
export const sheetGame = (sheet: string, opponents: 'computer' | 'people'): string =>
  makeRoute({ kind: 'new', game: 'cowpath', with: opponents, sheet });

/** The absolute address of a sheet. */
export const sheetLink = (origin: string, text: string): string =>
  linkTo(origin, { kind: 'sheets', sheet: makeSheetLink(text) });
