import type { Translation } from '../translation.ts';
import type { table as en } from '../en/table.ts';

export const table: Translation<typeof en> = {};
