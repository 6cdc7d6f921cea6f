import type { WorksheetTexts } from './types.ts';

export const de: WorksheetTexts = {
  boards: { multiplication: 'Einmaleins', addition: 'Plusaufgaben' },
  tables: (board, list) => (board === 'multiplication' ? `Einmaleins mit ${list}` : `Plus mit ${list}`),
  weak: 'Das übst du noch',
  fill: { multiplication: 'Einmaleins zum Ausfüllen', addition: 'Plustafel zum Ausfüllen' },
  answers: (title) => `${title}: Lösungen`,
  name: 'Name',
  date: 'Datum',
  number: (seed) => `Blatt ${seed}`,
};
