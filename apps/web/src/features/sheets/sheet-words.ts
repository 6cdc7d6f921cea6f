/** Names of signs and sheets in the editor. */
import { padNumberOf } from '@abacow/rules/sheets';
import { nameSymbol } from '../../games/cowpath/board/naming.ts';
import { formatDay } from '../../base/i18n/language.svelte.ts';
import { t } from './texts/index.ts';
import type { Sign } from './draft.ts';
import type { SheetEditor } from './sheet-editor.svelte.ts';

export const signName = (sign: Sign): string =>
  sign === 'x' || sign === 'o' || sign === '_' ? t(`sheets.make.sign.${sign}`) : nameSymbol(sign);

export const sheetTitle = (editor: SheetEditor): string => {
  switch (editor.source) {
    case 'pad':
      return t('cowpath.sheet.pad', { number: editor.number });
    case 'day':
      return t('sheets.day', { day: formatDay(editor.day) });
    case 'fresh':
      return t('sheets.fresh.name', { seed: editor.seed });
    case 'own':
      return t('sheets.own');
    case 'link': {
      const number = padNumberOf(editor.linked);
      return number === null ? t('sheets.loose') : t('cowpath.sheet.pad', { number });
    }
  }
};
