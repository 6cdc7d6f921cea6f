import type { en } from './en.ts';

export type LookBackKey = keyof typeof en;
export type LookBackWords = Readonly<Record<LookBackKey, string>>;
