import type { Translation } from '../translation.ts';
import type { trio as en } from '../en/trio.ts';

export const trio: Translation<typeof en> = {};
