import type { Texts } from '../../i18n/message.ts';

export default {
  'you.name': 'Your name',
  'you.name.save': 'Save',
  'you.name.saved': 'Saved.',
  'you.ratings': 'Your strength',
  'you.ratings.text': 'From public games. The more you play, the better we know it.',
  'you.rating': '{game}: {value}, steady',
  'you.rating.new': '{game}: new',
  'you.rating.none': '{game}: no public game yet',
  'you.rating.games': { one: 'after {count} game', other: 'after {count} games' },
  'you.device': 'On another device',
  'you.device.text':
    'Open this link there to play under the same name. It works only once and only for a short time.',
  'you.device.make': 'Make a link',
  'you.device.link': 'Link for your other device',
  'you.games': 'My games',
  'you.games.none': 'No games yet.',
  'you.game.record': 'Record',
  'you.game.check': 'Check the dice',
  'you.delete': 'Delete everything',
  'you.delete.title': 'Delete your name and everything that belongs to it?',
  'you.delete.text': 'Your name, your strength and your list of games will be gone for good.',
  'you.delete.keep': 'Keep everything',
  'you.deleted': 'Everything is deleted. We keep nothing about you.',
  'you.move': 'Move to another device',
} as const satisfies Texts;
