import { t } from '../../base/i18n/texts/index.ts';
import type { ApiResult } from '@abacow/client';

/** Why the service refused a name; empty if it accepted the name. */
export const nameRefusal = (asked: ApiResult<unknown>): string => {
  if (asked.ok) return '';
  if (asked.code === 'name/reserved') return t('name.reserved');
  return t(asked.code === 'request/bad' ? 'name.refused' : 'name.failed');
};
