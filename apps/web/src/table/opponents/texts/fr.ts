import type { Texts } from '../../../base/i18n/message.ts';

export default {
  'opponents.goodGame': 'Bien joué !',
  'opponents.stronger': '{name} ne te résiste plus. Tu oses affronter {next} ?',
  'opponents.weaker': '{name} est coriace. Contre {next}, c’est plus facile.',
  'opponents.play': 'Jouer contre {next}',
} as const satisfies Texts;
