import type { Texts } from '../../i18n/message.ts';

export default {
  'sound.switch': 'Sound',
} as const satisfies Texts;
