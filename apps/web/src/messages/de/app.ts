import type { Translation } from '../translation.ts';
import type { app as en } from '../en/app.ts';

export const app: Translation<typeof en> = {
  'app.name': 'Abacow',
  'app.home': 'Abacow, zur Startseite',
  'app.skip': 'Direkt zum Spiel',
  'app.loading': 'Einen Moment …',
  'app.failed': 'Diese Seite ist nicht geladen worden.',
  'app.again': 'Noch einmal versuchen',
  'nav.label': 'Seiten',
  'nav.rules': 'Regeln',
  'nav.sheets': 'Blätter',
  'nav.settings': 'Einstellungen',
  'nav.about': 'Über',
  'nav.back': 'Zurück',
  'nav.theme.toDay': 'Zu den Tagfarben wechseln',
  'nav.theme.toNight': 'Zu den Nachtfarben wechseln',
  'language.label': 'Sprache',
  'language.auto': 'Wie im Browser',
  'game.cowpath': 'Cowpath',
  'game.trio': 'Trio',
};
