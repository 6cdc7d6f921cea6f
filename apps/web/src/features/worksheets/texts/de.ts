import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'worksheets.about': 'Welche Aufgaben?',
  'worksheets.about.weak': 'Wackelige',
  'worksheets.about.all': 'Alle',
  'worksheets.about.tables': 'Bestimmte Reihen',
  'worksheets.tables': 'Reihen',
  'worksheets.weak.none':
    'Noch ist nichts wackelig: Das zeigt sich erst beim Üben und Spielen. Wähle solange Reihen.',
  'worksheets.weak.tables': 'Reihen wählen',
  'worksheets.forms': 'Fragen',
  'worksheets.form.multiplication.result': 'Malaufgaben: 7 × 8 = …',
  'worksheets.form.multiplication.missing': 'Lücken: 7 × … = 56',
  'worksheets.form.multiplication.inverse': 'Geteiltaufgaben: 56 : 7 = …',
  'worksheets.form.addition.result': 'Plusaufgaben: 7 + 8 = …',
  'worksheets.form.addition.missing': 'Lücken: 7 + … = 15',
  'worksheets.form.addition.inverse': 'Minusaufgaben: 15 − 7 = …',
  'worksheets.count': 'Wie viele?',
  'worksheets.count.none': 'Keine',
  'worksheets.table': 'Tafel zum Ausfüllen',
  'worksheets.table.none': 'Keine',
  'worksheets.table.empty': 'Leer',
  'worksheets.table.partly': 'Halb voll',
  'worksheets.answers': 'Lösungen auf weiteren Seiten',
  'worksheets.pdf': 'Im Druckfenster kannst du auch ein PDF speichern.',
  'worksheets.again': 'Andere Fragen',
  'worksheets.seed': 'Das ist Blatt {seed}. Mit der Adresse dieser Seite druckst du dasselbe noch einmal.',
} as const satisfies Translation<typeof en>;
