import type { Translation } from '../../i18n/translation.ts';
import type en from './en.ts';

export default {
  'you.name': 'Dein Name',
  'you.name.save': 'Speichern',
  'you.name.saved': 'Gespeichert.',
  'you.ratings': 'Deine Spielstärke',
  'you.ratings.text': 'Aus öffentlichen Partien. Je mehr du spielst, desto sicherer die Zahl.',
  'you.rating': '{game}: {value} ± {spread}',
  'you.rating.none': '{game}: noch keine öffentliche Partie',
  'you.rating.games': { one: 'nach {count} Partie', other: 'nach {count} Partien' },
  'you.device': 'Auf einem anderen Gerät',
  'you.device.text':
    'Öffne diesen Link dort einmal, und du bist derselbe Gast. Er gilt nur ein Mal und nicht lange.',
  'you.device.make': 'Link machen',
  'you.device.link': 'Link für dein anderes Gerät',
  'you.games': 'Meine Partien',
  'you.games.none': 'Noch keine Partien.',
  'you.game.record': 'Mitschrift',
  'you.game.check': 'Würfel prüfen',
  'you.delete': 'Mich löschen',
  'you.delete.title': 'Dich und deinen Namen löschen?',
  'you.delete.text': 'Dein Name, deine Spielstärke und die Liste deiner Partien sind dann für immer weg.',
  'you.delete.keep': 'Behalten',
  'you.deleted': 'Du bist gelöscht. Nichts von dir wird aufbewahrt.',
  'you.move': 'Auf ein anderes Gerät umziehen',
} as const satisfies Translation<typeof en>;
