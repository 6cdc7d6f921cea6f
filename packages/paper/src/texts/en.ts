import type { WorksheetTexts } from './types.ts';

export const en: WorksheetTexts = {
  boards: { multiplication: 'Times tables', addition: 'Addition' },
  tables: (board, list) => (board === 'multiplication' ? `Times tables: ${list}` : `Addition with ${list}`),
  weak: 'Time to practise these',
  fill: { multiplication: 'Fill in the times tables', addition: 'Fill in the sums' },
  answers: (title) => `${title}: answers`,
  name: 'Name',
  date: 'Date',
  number: (seed) => `Sheet ${seed}`,
};
