import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'today.title': 'Aujourd’hui',
  'today.sheet': 'Feuille du jour',
  'today.new': 'La même feuille et les mêmes dés pour tout le monde. Un seul essai compte.',
  'today.open': 'Ton essai t’attend.',
  'today.won': { one: 'Gagné en {count} tour', other: 'Gagné en {count} tours' },
  'today.lost': { one: 'Perdu après {count} tour', other: 'Perdu après {count} tours' },
  'today.tied': { one: 'Égalité après {count} tour', other: 'Égalité après {count} tours' },
  'today.compare': 'Comparer avec l’ordinateur le plus fort',
  'today.practice': 'Travailler les tables : 2 minutes',
  'today.practice.due': {
    one: '{count} calcul est à revoir aujourd’hui.',
    other: '{count} calculs sont à revoir aujourd’hui.',
  },
  'today.exercises': {
    one: '{count} exercice pour aujourd’hui',
    other: '{count} exercices pour aujourd’hui',
  },
} as const satisfies Translation<typeof en>;
