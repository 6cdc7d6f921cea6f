import type { Throw } from './throws.ts';
import { checkReveal, verifiableDice, type DiceSetup } from './verifiable.ts';

/** One throw, as in the record. */
export interface RecordedThrow {
  readonly faces: Throw;
  readonly sides: number;
}

export type DiceFault =
  | { readonly code: 'dice/not-the-committed-secret' }
  | { readonly code: 'dice/throw-differs'; readonly throwNumber: number; readonly expected: Throw };

/** Recomputes all throws of a game from the revealed secret. Returns the first fault, or undefined if there is none. */
export function auditDice(
  committed: string,
  setup: DiceSetup,
  record: readonly RecordedThrow[],
): DiceFault | undefined {
  if (!checkReveal(committed, setup.secret)) return { code: 'dice/not-the-committed-secret' };
  const dice = verifiableDice(setup);
  for (const { faces, sides } of record) {
    const expected = dice.throwDice(faces.length, sides);
    if (expected.some((face, die) => face !== faces[die])) {
      return { code: 'dice/throw-differs', throwNumber: dice.thrown, expected };
    }
  }
  return undefined;
}
