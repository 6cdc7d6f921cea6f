import { makeHex } from '@abacow/dice';

const SEED_BYTES = 16;

/** This browser's part of the dice secret of a table. Nobody else can know it in advance. */
export const newSeed = (): string => makeHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

export const newCommandId = (): string => makeHex(crypto.getRandomValues(new Uint8Array(12)));
