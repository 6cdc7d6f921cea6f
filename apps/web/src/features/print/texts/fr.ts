import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'print.numbers': 'Feuilles du bloc',
  'print.numbers.how': 'Par exemple 1-12, 17',
  'print.numbers.wrong': 'Le bloc a les feuilles 1 à {most}. Écris-les comme ceci : 1-12, 17.',
  'print.more': 'En plus',
  'print.board.multiplication': 'Trio : multiplication',
  'print.board.addition': 'Trio : addition',
  'print.scores': 'Trio : points',
  'print.scores.name': 'Nom',
  'print.scores.total': 'Total',
  'print.rules.cowpath': 'Cowpath : carte des règles',
  'print.rules.trio': 'Trio : carte des règles',
  'print.cutOut.cowpath': 'Cowpath : dés à découper',
  'print.cutOut.trio': 'Trio : pions et dés à découper',
  'print.perPage': 'Par page',
  'print.paper': 'Papier',
  'print.paper.a4': 'A4',
  'print.paper.letter': 'Letter',
  'print.now': { one: 'Imprimer {count} page', other: 'Imprimer {count} pages' },
  'print.nothing': 'Choisis quelque chose à imprimer',
  'print.page': 'Page {page} sur {pages}',
  'print.back': 'Retour aux feuilles',
} as const satisfies Translation<typeof en>;
