import type { Texts } from '../../i18n/message.ts';

export default {
  'pad.label': 'Number pad',
  'pad.delete': 'Delete the last digit',
  'pad.done': 'OK',
} as const satisfies Texts;
