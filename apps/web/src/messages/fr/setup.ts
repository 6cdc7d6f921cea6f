import type { Translation } from '../translation.ts';
import type { setup as en } from '../en/setup.ts';

export const setup: Translation<typeof en> = {};
