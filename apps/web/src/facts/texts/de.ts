import type { Translation } from '../../i18n/translation.ts';
import type en from './en.ts';

export default {
  'facts.picture.rows': { one: '{count} Reihe mit {columns}', other: '{count} Reihen mit je {columns}' },
  'facts.picture.added': '{easy} Punkte und noch {rest}',
  'facts.picture.taken': '{easy} Punkte, {rest} davon sind durchgestrichen',
  'facts.picture.ten': '{first} Punkte und {second} Punkte: Erst wird der Zehner voll',
  'facts.picture.both': '{first} Punkte und {second} Punkte',
} as const satisfies Translation<typeof en>;
