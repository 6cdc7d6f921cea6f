import { t } from './texts/index.ts';

/** Why there is no new token or link. */
export const tokenProblem = (code: string): string =>
  t(code === 'token/too-many' ? 'you.program.tooMany' : 'you.program.failed');
