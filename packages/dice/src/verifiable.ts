import { joinBytes, makeHex, sameBytes, uint32, utf8, parseHex } from './bytes.ts';
import { hmacWithTail } from './hmac.ts';
import { sha256 } from './sha256.ts';
import { checkSides, faceOfWord, NO_FACE, type DiceSource } from './source.ts';
import type { Throw } from './throws.ts';

// VERIFY.md describes the exact bytes. A change here needs a new version with a new label.
const LABEL = 'abacow dice 1';
export const SECRET_BYTES = 32;

export interface DiceSetup {
  /** 32 random bytes, not revealed until the game is over. */
  readonly secret: Uint8Array;
  /** The table's identifier, fixed before the commitment is published. */
  readonly table: string;
  /** One per seat, in seat order; '' for a seat that adds nothing. */
  readonly seeds: readonly string[];
}

export interface VerifiableDice extends DiceSource {
  /** How many throws were made so far. */
  readonly thrown: number;
  /** The n-th throw of the game, from 1. It does not depend on earlier throws. */
  throwAt(n: number, count: number, sides: number): Throw;
}

/** The commitment to a secret (or to a seat's seed), published before the first throw: its SHA-256, in hexadecimal. */
export function commitment(secret: Uint8Array): string {
  if (secret.length !== SECRET_BYTES) {
    throw new RangeError(`A secret has ${SECRET_BYTES} bytes, not ${secret.length}`);
  }
  return makeHex(sha256(secret));
}

/** Whether the revealed secret or seed is the one that was committed to. */
export function checkReveal(committed: string, secret: Uint8Array): boolean {
  const digest = parseHex(committed);
  return digest !== undefined && secret.length === SECRET_BYTES && sameBytes(digest, sha256(secret));
}

/** A text preceded by its length, so that no two lists of texts have the same bytes. */
function field(text: string): Uint8Array {
  const bytes = utf8(text);
  return joinBytes([uint32(bytes.length), bytes]);
}

/** The bytes that every message of a game begins with. */
const makePrefix = (table: string, seeds: readonly string[]): Uint8Array =>
  joinBytes([field(LABEL), field(table), uint32(seeds.length), ...seeds.map(field)]);

/** The message whose HMAC decides one try of one die; all three numbers count from 1. */
export const makeMessage = (
  { table, seeds }: Pick<DiceSetup, 'table' | 'seeds'>,
  throwNumber: number,
  dieNumber: number,
  tryNumber: number,
): Uint8Array =>
  joinBytes([makePrefix(table, seeds), uint32(throwNumber), uint32(dieNumber), uint32(tryNumber)]);

function faceMaker({ secret, table, seeds }: DiceSetup) {
  if (secret.length !== SECRET_BYTES) {
    throw new RangeError(`A secret has ${SECRET_BYTES} bytes, not ${secret.length}`);
  }
  const { tail, firstWord } = hmacWithTail(secret, makePrefix(table, seeds), 12);
  return (throwNumber: number, dieNumber: number, sides: number): number => {
    checkSides(sides);
    tail.setUint32(0, throwNumber);
    tail.setUint32(4, dieNumber);
    for (let tryNumber = 1; ; tryNumber++) {
      tail.setUint32(8, tryNumber);
      const face = faceOfWord(firstWord(), sides);
      if (face !== NO_FACE) return face;
    }
  };
}

/** `thrown`: how many throws were made already, to continue an interrupted game. */
export function verifiableDice(setup: DiceSetup, thrown = 0): VerifiableDice {
  const faceOf = faceMaker(setup);
  const throwAt = (n: number, count: number, sides: number): Throw => {
    if (!Number.isInteger(n) || n < 1) throw new RangeError(`There is no throw number ${n}`);
    return Array.from({ length: count }, (_, die) => faceOf(n, die + 1, sides));
  };
  let made = thrown;
  return {
    get thrown() {
      return made;
    },
    throwAt,
    throwDice: (count, sides) => throwAt(++made, count, sides),
  };
}
