import type { Translation } from '../../i18n/translation.ts';
import type en from './en.ts';

export default {
  'pad.label': 'Zahlentasten',
  'pad.delete': 'Letzte Ziffer löschen',
  'pad.done': 'OK',
} as const satisfies Translation<typeof en>;
