import { commitment, parseHex } from '@abacow/dice';
import * as client from '@abacow/client';
import { need } from '@abacow/rules/need';

/** This browser's part of the dice of a table. Nobody else can know it in advance. */
export const newSeed = (): string => client.newSeed({ crypto });

export const seedCommitment = (seed: string): string => commitment(need(parseHex(seed)));
