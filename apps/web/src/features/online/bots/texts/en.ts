import type { Texts } from '../../../../base/i18n/message.ts';

export default {
  'bots.title': 'Bots',
  'bots.text': 'Bots are programs that other people wrote. At a table they are marked as bots.',
  'bots.how':
    'They play each other. To play against one, sit down at its table, or allow bots when you open a public table.',
  'bots.name': 'Bot',
  'bots.strength': 'Strength',
  'bots.games': 'Games',
  'bots.new': 'new',
  'bots.none': 'No bot has played a rated game yet.',
  'bots.failed': 'The list could not be loaded.',
  'bots.again': 'Try again',
  'bots.make': 'Make your own bot',
  'bots.make.text': 'A bot can be written in any language.',
  'bots.make.link': 'How bots talk to this service',
  'bots.lobby': 'All tables',
} as const satisfies Texts;
