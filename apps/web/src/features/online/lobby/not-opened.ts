/** Says why a table could not be opened. */
import type { Failed } from '@abacow/client';
import { t } from '../../../table/online/texts/index.ts';

export const notOpenedWords = ({ code, message }: Failed): string => {
  switch (code) {
    case 'table/too-many-waiting':
      return t('online.limit.waiting');
    case 'table/too-many-computers':
      return t('online.limit.computers');
    default:
      return t('online.failed', { reason: message || code });
  }
};
