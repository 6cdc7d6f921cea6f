import type { Texts } from '../../i18n/message.ts';

export default {
  'print.numbers': 'Sheets of the pad',
  'print.numbers.how': 'For example 1-12, 17',
  'print.numbers.wrong': 'The pad has sheets 1 to {most}. Write them like 1-12, 17.',
  'print.more': 'Also print',
  'print.board.multiplication': 'Trio: times tables',
  'print.board.addition': 'Trio: addition',
  'print.scores': 'Trio: scores',
  'print.scores.name': 'Name',
  'print.scores.total': 'Total',
  'print.perPage': 'Per page',
  'print.paper': 'Paper',
  'print.paper.a4': 'A4',
  'print.paper.letter': 'Letter',
  'print.now': { one: 'Print {count} page', other: 'Print {count} pages' },
  'print.nothing': 'Choose something to print',
  'print.page': 'Page {page} of {pages}',
  'print.back': 'Back to the sheets',
} as const satisfies Texts;
