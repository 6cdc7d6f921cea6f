import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'today.title': 'Heute',
  'today.sheet': 'Blatt des Tages',
  'today.new': 'Für alle dasselbe Blatt und dieselben Würfel. Ein Versuch zählt.',
  'today.open': 'Dein Versuch wartet auf dich.',
  'today.won': { one: 'In {count} Zug gewonnen', other: 'In {count} Zügen gewonnen' },
  'today.lost': { one: 'Nach {count} Zug verloren', other: 'Nach {count} Zügen verloren' },
  'today.tied': {
    one: 'Unentschieden nach {count} Zug',
    other: 'Unentschieden nach {count} Zügen',
  },
  'today.compare': 'Mit dem stärksten Computer vergleichen',
  'today.practice': 'Einmaleins üben: 2 Minuten',
  'today.practice.due': {
    one: '{count} Aufgabe ist heute dran.',
    other: '{count} Aufgaben sind heute dran.',
  },
  'today.exercises': {
    one: '{count} Übung für heute',
    other: '{count} Übungen für heute',
  },
} as const satisfies Translation<typeof en>;
