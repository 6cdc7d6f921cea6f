import type { Texts } from '../../../base/i18n/message.ts';

export default {
  'worksheets.about': 'Which sums?',
  'worksheets.about.weak': 'Weak ones',
  'worksheets.about.all': 'All',
  'worksheets.about.tables': 'Some tables',
  'worksheets.tables': 'Tables',
  'worksheets.weak.none':
    'No weak sums yet: they come from your answers in practice and games. Choose tables instead.',
  'worksheets.weak.tables': 'Choose tables',
  'worksheets.forms': 'Questions',
  'worksheets.form.multiplication.result': 'Multiplications: 7 × 8 = …',
  'worksheets.form.multiplication.missing': 'Missing numbers: 7 × … = 56',
  'worksheets.form.multiplication.inverse': 'Divisions: 56 ÷ 7 = …',
  'worksheets.form.addition.result': 'Additions: 7 + 8 = …',
  'worksheets.form.addition.missing': 'Missing numbers: 7 + … = 15',
  'worksheets.form.addition.inverse': 'Subtractions: 15 − 7 = …',
  'worksheets.count': 'How many?',
  'worksheets.count.none': 'None',
  'worksheets.table': 'Table to fill in',
  'worksheets.table.none': 'None',
  'worksheets.table.empty': 'Empty',
  'worksheets.table.partly': 'Partly filled',
  'worksheets.answers': 'Answers on further pages',
  'worksheets.pdf': 'In the print window you can also save a PDF.',
  'worksheets.again': 'Other questions',
  'worksheets.seed': 'This is sheet {seed}. The address of this page prints the same one again.',
} as const satisfies Texts;
