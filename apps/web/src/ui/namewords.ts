/** Why a name is refused, in words. */
import { nameFrom } from '@abacow/table';
import { t } from '../i18n/texts/index.ts';
import type { Asked } from '../online/connection/api.ts';

/** Of typed text that has nothing to see in it; empty where nothing was typed or the name is fine. */
export const unseenWords = (typed: string): string =>
  typed !== '' && nameFrom(typed) === '' ? t('name.unseen') : '';

/** Before anything is sent; empty where the name is fine. */
export const nameProblem = (typed: string): string => (typed === '' ? t('name.missing') : unseenWords(typed));

/** What the service answered; empty where it took the name. */
export const nameAnswer = (asked: Asked<unknown>): string => {
  if (asked.ok) return '';
  return t(asked.code === 'request/bad' ? 'name.refused' : 'name.failed');
};
