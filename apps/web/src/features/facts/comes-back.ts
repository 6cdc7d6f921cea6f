/** When a fact comes back in practice, in words. */
import { t } from '../../device/facts/texts/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `dueAt` is null for a fact that was never asked. */
export const comesBack = (dueAt: number | null, now: number): string => {
  if (dueAt === null) return t('facts.back.new');
  if (dueAt <= now) return t('facts.back.now');
  return t('facts.back.days', { count: Math.ceil((dueAt - now) / DAY_MS) });
};
