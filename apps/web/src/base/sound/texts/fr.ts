import type { Texts } from '../../i18n/message.ts';

export default {
  'sound.switch': 'Son',
} as const satisfies Texts;
