import { makeHex } from '@abacow/dice';

const SEED_BYTES = 16;

/** What this browser adds to the dice of a table: nobody else could have known it. */
export const newSeed = (): string => makeHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

/** A command's own name. */
export const newCommandId = (): string => makeHex(crypto.getRandomValues(new Uint8Array(12)));
