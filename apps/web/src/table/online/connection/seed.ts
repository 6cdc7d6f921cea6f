import { commitment, makeHex, parseHex } from '@abacow/dice';

const SEED_BYTES = 32;

/** This browser's part of the dice of a table. Nobody else can know it in advance. */
export const newSeed = (): string => makeHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

export const seedCommitment = (seed: string): string => commitment(parseHex(seed)!);

export const newCommandId = (): string => makeHex(crypto.getRandomValues(new Uint8Array(12)));
