import type { Translation } from '../../i18n/translation.ts';
import type en from './en.ts';

export default {
  'you.name': 'Dein Name',
  'you.name.save': 'Speichern',
  'you.name.saved': 'Gespeichert.',
  'you.ratings': 'Deine Spielstärke',
  'you.ratings.text': 'Aus öffentlichen Partien. Je mehr du spielst, desto genauer wird sie.',
  'you.rating': '{game}: {value}, gefestigt',
  'you.rating.new': '{game}: neu',
  'you.rating.none': '{game}: noch keine öffentliche Partie',
  'you.rating.games': { one: 'nach {count} Partie', other: 'nach {count} Partien' },
  'you.device': 'Auf einem anderen Gerät',
  'you.device.text':
    'Öffne diesen Link dort, um unter demselben Namen zu spielen. Er gilt nur ein Mal und nur kurze Zeit.',
  'you.device.make': 'Link erstellen',
  'you.device.link': 'Link für dein anderes Gerät',
  'you.games': 'Meine Partien',
  'you.games.none': 'Noch keine Partien.',
  'you.game.record': 'Mitschrift',
  'you.game.check': 'Würfel prüfen',
  'you.delete': 'Alles löschen',
  'you.delete.title': 'Deinen Namen und alles, was dazugehört, löschen?',
  'you.delete.text': 'Dein Name, deine Spielstärke und die Liste deiner Partien sind dann für immer weg.',
  'you.delete.keep': 'Behalten',
  'you.deleted': 'Alles ist gelöscht. Wir bewahren nichts über dich auf.',
  'you.move': 'Auf ein anderes Gerät umziehen',
} as const satisfies Translation<typeof en>;
