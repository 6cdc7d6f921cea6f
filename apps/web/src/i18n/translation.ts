import type { Message, Plural } from './message.ts';

/** The same keys, plurals where the pattern has plurals; a test compares the open places. */
type Same<M> = M extends string ? string : M extends Plural ? Plural : never;

export type Translation<Pattern extends Readonly<Record<string, Message>>> = {
  readonly [K in keyof Pattern]: Same<Pattern[K]>;
};
