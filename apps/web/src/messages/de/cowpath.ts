import type { Translation } from '../translation.ts';
import type { cowpath as en } from '../en/cowpath.ts';

export const cowpath: Translation<typeof en> = {};
