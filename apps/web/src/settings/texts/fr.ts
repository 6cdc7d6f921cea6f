import type { Translation } from '../../i18n/translation.ts';
import type en from './en.ts';

export default {
  'settings.theme': 'Couleurs',
  'settings.theme.auto': 'Comme l’appareil',
  'settings.theme.day': 'Jour',
  'settings.theme.night': 'Nuit',
  'settings.sounds': 'Sons',
  'settings.sounds.on': 'Activés',
  'settings.sounds.off': 'Coupés',
  'settings.speed': 'L’ordinateur joue',
  'settings.speed.slow': 'Lentement',
  'settings.speed.normal': 'Calmement',
  'settings.speed.fast': 'Vite',
  'settings.speed.instant': 'Immédiatement',
  'settings.motion': 'Animations',
  'settings.motion.auto': 'Comme l’appareil',
  'settings.motion.full': 'Dés qui roulent',
  'settings.motion.reduced': 'Le moins possible',
  'settings.coordinates': 'Lettres et chiffres au bord de la feuille',
  'settings.coordinates.on': 'Afficher',
  'settings.coordinates.off': 'Cacher',
  'settings.kept': 'Enregistré sur cet appareil seulement.',
} as const satisfies Translation<typeof en>;
