import type { WorksheetTexts } from './types.ts';

export const fr: WorksheetTexts = {
  boards: { multiplication: 'Tables de multiplication', addition: 'Additions' },
  tables: (board, list) =>
    board === 'multiplication' ? `Tables de multiplication : ${list}` : `Additions avec ${list}`,
  weak: 'À travailler encore',
  fill: { multiplication: 'Complète les tables', addition: 'Complète les additions' },
  answers: (title) => `${title} (réponses)`,
  name: 'Nom',
  date: 'Date',
  number: (seed) => `Fiche ${seed}`,
};
