/** What nobody may learn too early. Every text that a client receives is searched for it. */
import type { Truth } from './truth.ts';

export type Secret = {
  readonly name: string;
  /** Null if its table does not matter. */
  readonly table: string | null;
  /** Every form in which it could be sent. */
  readonly forms: readonly string[];
  /** Whether this guest may know it now. */
  readonly mayKnow: (guest: string, truth: Truth | undefined) => boolean;
};

const formsOf = (hex: string): readonly string[] => {
  const bytes = Buffer.from(hex, 'hex');
  return [hex, hex.toUpperCase(), bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url')];
};

/** Revealed after the end; the truth refuses a `revealed` that comes earlier. */
export const diceSecret = (table: string, hex: string): Secret => ({
  name: 'the secret of the dice',
  table,
  forms: formsOf(hex),
  mayKnow: (_, truth) => truth?.has('revealed') === true,
});

/** Revealed by its own seat. Until then the server may know it only from a client that sent it too early. */
export const seedSecret = (seed: string, isRevealed: () => boolean): Secret => ({
  name: 'the seed of a seat',
  table: null,
  forms: formsOf(seed),
  mayKnow: isRevealed,
});
