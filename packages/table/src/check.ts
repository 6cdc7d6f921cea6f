/** Recomputes every throw of a record from the revealed secret, and checks the secret against the commitment. */
import {
  NO_FACE,
  checkReveal,
  commitment,
  faceOfWord,
  hmacSha256,
  makeMessage,
  parseHex,
  type DiceSetup,
} from '@abacow/dice';
import { type GameRecord, type Seat, gameOf, isUnreadable, replay } from '@abacow/rules';

export type CheckedDie = {
  /** The unsigned 32-bit number that the die came from. */
  readonly word: number;
  /** The face that the die must show, and the face in the record, both as records write them. */
  readonly expected: string;
  readonly recorded: string;
};

export type CheckedThrow = {
  /** From 1, over the whole game. */
  readonly number: number;
  readonly seat: Seat;
  readonly token: string;
  readonly dice: readonly CheckedDie[];
  readonly honest: boolean;
};

export type DiceCheck =
  /** People threw real dice. */
  | { readonly kind: 'no-promise' }
  /** The game is not over, so the secret is not revealed yet. */
  | { readonly kind: 'not-revealed' }
  /** The revealed secret does not match the commitment; `found` is the commitment of the revealed secret. */
  | { readonly kind: 'wrong-secret'; readonly found: string }
  | {
      readonly kind: 'checked';
      readonly honest: boolean;
      readonly sides: number;
      readonly throws: readonly CheckedThrow[];
    };

const wordAt = (setup: DiceSetup, throwNumber: number, die: number, sides: number): number => {
  for (let tries = 1; ; tries++) {
    const digest = hmacSha256(setup.secret, makeMessage(setup, throwNumber, die, tries));
    const word = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
    if (faceOfWord(word, sides) !== NO_FACE) return word;
  }
};

const checkThrow = (
  faces: readonly string[],
  setup: DiceSetup,
  { number, seat, token }: Pick<CheckedThrow, 'number' | 'seat' | 'token'>,
): CheckedThrow => {
  const sides = faces.length;
  const dice = [...(token.split('=')[1] ?? '')].map((recorded, index) => {
    const word = wordAt(setup, number, index + 1, sides);
    return { word, recorded, expected: faces[faceOfWord(word, sides)]! };
  });
  return {
    number,
    seat,
    token,
    dice,
    honest: dice.every(({ expected, recorded }) => expected === recorded),
  };
};

/** The record must be valid, as returned by `parseRecord`. */
export const checkDice = ({ setup, tokens, dice }: GameRecord): DiceCheck => {
  if (dice === null) return { kind: 'no-promise' };
  const secret = dice.secret === null ? undefined : parseHex(dice.secret);
  if (secret === undefined) return { kind: 'not-revealed' };
  if (!checkReveal(dice.commitment, secret)) return { kind: 'wrong-secret', found: commitment(secret) };
  const positions = replay(setup, tokens);
  if (isUnreadable(positions)) throw new Error(positions.reason);
  const { table, seeds } = dice;
  const { faces } = gameOf(setup).dice;
  const throws = tokens
    .flatMap((token, index) => (token.includes('=') ? [{ token, seat: positions[index]!.seat }] : []))
    .map((thrown, index) => ({ ...thrown, number: index + 1 }))
    .map((thrown) => checkThrow(faces, { secret, table, seeds }, thrown));
  return {
    kind: 'checked',
    honest: throws.every(({ honest }) => honest),
    sides: faces.length,
    throws,
  };
};
