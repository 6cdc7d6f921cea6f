import type { Translation } from '../../i18n/translation.ts';
import type en from './en.ts';

export default {
  'facts.picture.rows': { one: '{count} rangée de {columns}', other: '{count} rangées de {columns}' },
  'facts.picture.added': '{easy} points et encore {rest}',
  'facts.picture.taken': '{easy} points, dont {rest} sont barrés',
  'facts.picture.ten': '{first} points et {second} points : on complète d’abord la dizaine',
  'facts.picture.both': '{first} points et {second} points',
} as const satisfies Translation<typeof en>;
