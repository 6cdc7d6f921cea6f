import type { Seat } from '@abacow/rules';

/** A seat in a sentence: the only person at the screen is "you", and everybody else has a name. */
export type Who = { readonly you: boolean; readonly name: string };
export type WhoIs = (seat: Seat) => Who;
