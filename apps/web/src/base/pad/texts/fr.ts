import type { Translation } from '../../i18n/translation.ts';
import type en from './en.ts';

export default {
  'pad.label': 'Pavé numérique',
  'pad.delete': 'Effacer le dernier chiffre',
  'pad.done': 'OK',
} as const satisfies Translation<typeof en>;
