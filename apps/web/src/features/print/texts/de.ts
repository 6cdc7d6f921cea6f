import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'print.numbers': 'Blätter vom Block',
  'print.numbers.how': 'Zum Beispiel 1-12, 17',
  'print.numbers.wrong': 'Der Block hat die Blätter 1 bis {most}. Schreib sie so: 1-12, 17.',
  'print.more': 'Außerdem',
  'print.board.multiplication': 'Trio: Einmaleins',
  'print.board.addition': 'Trio: Addition',
  'print.scores': 'Trio: Punkte',
  'print.scores.name': 'Name',
  'print.scores.total': 'Summe',
  'print.rules.cowpath': 'Cowpath: Regelkarte',
  'print.rules.trio': 'Trio: Regelkarte',
  'print.cutOut.cowpath': 'Cowpath: Würfel zum Ausschneiden',
  'print.cutOut.trio': 'Trio: Figuren und Würfel zum Ausschneiden',
  'print.perPage': 'Pro Seite',
  'print.paper': 'Papier',
  'print.paper.a4': 'A4',
  'print.paper.letter': 'Letter',
  'print.now': { one: '{count} Seite drucken', other: '{count} Seiten drucken' },
  'print.nothing': 'Wähle etwas zum Drucken',
  'print.page': 'Seite {page} von {pages}',
  'print.back': 'Zurück zu den Blättern',
} as const satisfies Translation<typeof en>;
