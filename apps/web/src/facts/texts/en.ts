import type { Texts } from '../../i18n/message.ts';

export default {
  'facts.picture.rows': { one: '{count} row of {columns}', other: '{count} rows of {columns}' },
  'facts.picture.added': '{easy} dots and {rest} more',
  'facts.picture.taken': '{easy} dots, and {rest} of them are crossed out',
  'facts.picture.ten': '{first} dots and {second} dots: first fill up the ten',
  'facts.picture.both': '{first} dots and {second} dots',
} as const satisfies Texts;
