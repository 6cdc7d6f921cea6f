/** Recomputes one throw of a record. */
import { NO_FACE, faceOfWord, hmacSha256, makeMessage, type DiceSetup } from '@abacow/dice';
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';

export type CheckedDie = {
  /** The unsigned 32-bit number that the die came from. */
  readonly word: number;
  /** The face that the die must show, and the face in the record, both as records write them. */
  readonly expected: string;
  readonly recorded: string;
};

export type CheckedThrow = {
  /** From 1. Throws of the opening and of the game are counted separately. */
  readonly number: number;
  readonly seat: Seat;
  readonly token: string;
  readonly dice: readonly CheckedDie[];
  readonly honest: boolean;
  /** Whether a decision before it was taken back, and the throw with it. */
  readonly takenBack?: boolean;
};

/** The first number for a die that is not discarded: see VERIFY.md. */
export const wordAt = (setup: DiceSetup, throwNumber: number, die: number, sides: number): number => {
  for (let tries = 1; ; tries++) {
    const digest = hmacSha256(setup.secret, makeMessage(setup, throwNumber, die, tries));
    const word = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
    if (faceOfWord(word, sides) !== NO_FACE) return word;
  }
};

type RecordedThrow = Pick<CheckedThrow, 'number' | 'seat' | 'token'> & {
  /** The faces, one character per die. */
  readonly recorded: string;
};

export const checkThrow = (
  faces: readonly string[],
  setup: DiceSetup,
  { recorded: shown, ...thrown }: RecordedThrow,
): CheckedThrow => {
  const sides = faces.length;
  const dice = [...shown].map((recorded, index) => {
    const word = wordAt(setup, thrown.number, index + 1, sides);
    return { word, recorded, expected: need(faces[faceOfWord(word, sides)]) };
  });
  return { ...thrown, dice, honest: dice.every(({ expected, recorded }) => expected === recorded) };
};
