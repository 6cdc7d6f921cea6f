/** Texts that say why a name is refused. */
import { nameFrom } from '@abacow/table';
import { t } from '../i18n/texts/index.ts';

/** For text without visible characters; empty if nothing was typed or the name is fine. */
export const unseenWords = (typed: string): string =>
  typed !== '' && nameFrom(typed) === '' ? t('name.unseen') : '';

/** Checked before sending; empty if the name is fine. */
export const nameProblem = (typed: string): string => (typed === '' ? t('name.missing') : unseenWords(typed));
