import type { Counsel } from './answer.ts';

export const counsel: Counsel = {
  odds: () => 'odds are not available yet',
  advise: () => 'advice is not available yet',
};
