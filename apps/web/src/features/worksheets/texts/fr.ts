import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'worksheets.about': 'Quels calculs ?',
  'worksheets.about.weak': 'Les fragiles',
  'worksheets.about.all': 'Tous',
  'worksheets.about.tables': 'Certaines tables',
  'worksheets.tables': 'Tables',
  'worksheets.weak.none':
    'Pas encore de calcul fragile : on le voit à tes réponses, à l’entraînement et en jouant. Choisis des tables en attendant.',
  'worksheets.weak.tables': 'Choisir des tables',
  'worksheets.forms': 'Questions',
  'worksheets.form.multiplication.result': 'Multiplications : 7 × 8 = …',
  'worksheets.form.multiplication.missing': 'Nombres à trouver : 7 × … = 56',
  'worksheets.form.multiplication.inverse': 'Divisions : 56 ÷ 7 = …',
  'worksheets.form.addition.result': 'Additions : 7 + 8 = …',
  'worksheets.form.addition.missing': 'Nombres à trouver : 7 + … = 15',
  'worksheets.form.addition.inverse': 'Soustractions : 15 − 7 = …',
  'worksheets.count': 'Combien ?',
  'worksheets.count.none': 'Aucune',
  'worksheets.table': 'Tableau à remplir',
  'worksheets.table.none': 'Aucun',
  'worksheets.table.empty': 'Vide',
  'worksheets.table.partly': 'En partie rempli',
  'worksheets.answers': 'Réponses sur d’autres pages',
  'worksheets.pdf': 'Dans la fenêtre d’impression, tu peux aussi enregistrer un PDF.',
  'worksheets.again': 'D’autres questions',
  'worksheets.seed': 'C’est la fiche {seed}. L’adresse de cette page imprime la même encore une fois.',
} as const satisfies Translation<typeof en>;
