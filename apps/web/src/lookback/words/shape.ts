import type { Plural } from '../../i18n/message.ts';
import type { en } from './en.ts';

export type LookBackKey = keyof typeof en;
export type LookBackWords = {
  readonly [Key in LookBackKey]: (typeof en)[Key] extends string ? string : Plural;
};
