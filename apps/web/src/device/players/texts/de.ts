import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'players.about':
    'Gib allen in der Familie einen Namen und ein Bild. Dann reicht beim Start ein Tipp, und ihr habt eure eigenen Partien und Statistiken. Niemand muss das.',
  'players.who': 'Wer spielt?',
  'players.at': 'Wer spielt: {seat}',
  'players.new': 'Neu dabei',
  'players.change': 'Ändern',
  'players.map': 'Karte',
  'players.statistics': 'Statistik',
  'players.picture': 'Bild',
  'players.picture.cow': 'Kuh',
  'players.picture.flower': 'Kuh mit Blume',
  'players.picture.bell': 'Kuh mit Glocke',
  'players.picture.hat': 'Kuh mit Hut',
  'players.picture.disc': 'Figur mit Kreis',
  'players.picture.triangle': 'Figur mit Dreieck',
  'players.picture.square': 'Figur mit Quadrat',
  'players.picture.star': 'Figur mit Stern',
  'players.name.taken': 'Diesen Namen gibt es hier schon.',
  'players.name.full': 'Mehr Namen passen nicht.',
  'players.save': 'Speichern',
  'players.cancel': 'Abbrechen',
  'players.delete.named': '{name} löschen',
  'players.delete.title': '{name} löschen?',
  'players.delete.text':
    'Name, Bild, Statistik und die Antworten vom Üben verschwinden. Die Partien bleiben.',
  'players.delete.yes': 'Löschen',
  'players.delete.no': 'Behalten',
} as const satisfies Translation<typeof en>;
