import type { Translation } from '../translation.ts';
import type { app as en } from '../en/app.ts';

export const app: Translation<typeof en> = {
  'app.name': 'Abacow',
  'app.home': 'Abacow, page d’accueil',
  'app.skip': 'Aller directement au jeu',
  'app.loading': 'Un instant …',
  'app.failed': 'Cette page ne s’est pas chargée.',
  'app.again': 'Réessayer',
  'nav.label': 'Pages',
  'nav.rules': 'Règles',
  'nav.sheets': 'Feuilles',
  'nav.settings': 'Réglages',
  'nav.about': 'À propos',
  'nav.back': 'Retour',
  'nav.theme.toDay': 'Passer aux couleurs de jour',
  'nav.theme.toNight': 'Passer aux couleurs de nuit',
  'language.label': 'Langue',
  'language.auto': 'Comme le navigateur',
  'game.cowpath': 'Cowpath',
  'game.trio': 'Trio',
};
