import type { Translation } from '../../i18n/translation.ts';
import type en from './en.ts';

export default {
  'settings.theme': 'Farben',
  'settings.theme.auto': 'Wie das Gerät',
  'settings.theme.day': 'Tag',
  'settings.theme.night': 'Nacht',
  'settings.sounds': 'Geräusche',
  'settings.sounds.on': 'An',
  'settings.sounds.off': 'Aus',
  'settings.speed': 'Der Computer spielt',
  'settings.speed.slow': 'Langsam',
  'settings.speed.normal': 'Gemächlich',
  'settings.speed.fast': 'Schnell',
  'settings.speed.instant': 'Sofort',
  'settings.motion': 'Bewegung',
  'settings.motion.auto': 'Wie das Gerät',
  'settings.motion.full': 'Würfel rollen',
  'settings.motion.reduced': 'So wenig wie möglich',
  'settings.coordinates': 'Buchstaben und Zahlen am Blatt',
  'settings.coordinates.on': 'Zeigen',
  'settings.coordinates.off': 'Verbergen',
  'settings.kept': 'Nur auf diesem Gerät gespeichert.',
} as const satisfies Translation<typeof en>;
