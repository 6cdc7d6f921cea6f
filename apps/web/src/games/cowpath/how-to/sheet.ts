/** A small sheet for the pictures: the crosses need two cows to join their starts. */
export const SMALL_SHEET = 'xc3o2/4c1c5/c2x3c/o5c41/3c2xo';

/** The free cows before the first mark. */
export const COWS = ['b1', 'b2', 'd2', 'a3', 'e3', 'c4', 'b5'];

export const CHAIN = ['a1', 'b2', 'c3', 'c4', 'd5'];
