import type { Texts } from '../../../base/i18n/message.ts';

export default {
  'opponents.goodGame': 'Good game!',
  'opponents.stronger': '{name} is no longer a match for you. Dare to play {next}?',
  'opponents.weaker': '{name} is tough. A game against {next} is easier.',
  'opponents.play': 'Play {next}',
} as const satisfies Texts;
