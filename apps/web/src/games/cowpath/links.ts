import { makeRoute } from '../../router/routes.ts';

/** A new game on a sheet, which is given as it stands in links. */
export const sheetGame = (sheet: string, whom: 'computer' | 'people'): string =>
  makeRoute({ kind: 'new', game: 'cowpath', with: whom, sheet });
