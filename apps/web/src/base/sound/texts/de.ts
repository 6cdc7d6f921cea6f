import type { Texts } from '../../i18n/message.ts';

export default {
  'sound.switch': 'Ton',
} as const satisfies Texts;
