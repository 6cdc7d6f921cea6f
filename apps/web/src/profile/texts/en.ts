import type { Texts } from '../../i18n/message.ts';

export default {
  'you.name': 'Your name',
  'you.name.save': 'Save',
  'you.name.saved': 'Saved.',
  'you.ratings': 'Your strength',
  'you.ratings.text': 'From public games. The more you play, the surer the number.',
  'you.rating': '{game}: {value} ± {spread}',
  'you.rating.none': '{game}: no public game yet',
  'you.rating.games': { one: 'after {count} game', other: 'after {count} games' },
  'you.device': 'On another device',
  'you.device.text':
    'Open this link there once and you are the same guest. It works one time, and not for long.',
  'you.device.make': 'Make a link',
  'you.device.link': 'Link for your other device',
  'you.games': 'My games',
  'you.games.none': 'No games yet.',
  'you.game.record': 'Record',
  'you.game.check': 'Check the dice',
  'you.delete': 'Delete me',
  'you.delete.title': 'Delete you and your name?',
  'you.delete.text': 'Your name, your strength and your list of games are gone for good.',
  'you.delete.keep': 'Keep me',
  'you.deleted': 'You are deleted. Nothing of you is kept.',
  'you.move': 'Move to another device',
} as const satisfies Texts;
