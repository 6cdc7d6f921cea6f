import type { Plural } from '../../i18n/message.ts';
import type { en } from './en.ts';

export type ExerciseKey = keyof typeof en;
export type ExerciseWords = {
  readonly [Key in ExerciseKey]: (typeof en)[Key] extends string ? string : Plural;
};
