import type { Texts } from '../../../base/i18n/message.ts';

export default {
  'opponents.goodGame': 'Gut gespielt!',
  'opponents.stronger': '{name} kommt gegen dich nicht mehr an. Traust du dich an {next}?',
  'opponents.weaker': '{name} ist eine harte Nuss. Gegen {next} ist es leichter.',
  'opponents.play': 'Gegen {next} spielen',
} as const satisfies Texts;
