/** Checks the dice of a record: the secret, the seeds, who begins, and every throw. */
import { checkReveal, commitment, parseHex, type DiceSetup } from '@abacow/dice';
import { type GameRecord, type RecordDice, gameOf, isUnreadable, playedTokens } from '@abacow/rules';
import { type OpeningCheck, checkOpening } from './checkopening.ts';
import { type CheckedThrow, checkThrow } from './checkthrow.ts';

/**
 * What is known about a seat's seed: it added none; it added it openly (scheme 1), so that nothing can be checked; it is
 * the one that the seat committed to; it is another one; or it was never revealed.
 */
export type SeedCheck = 'none' | 'open' | 'committed' | 'differs' | 'not-revealed';

export type DiceCheck =
  /** People threw real dice. */
  | { readonly kind: 'no-promise' }
  /** The game is not over, so the secret is not revealed yet. */
  | { readonly kind: 'not-revealed' }
  /** The revealed secret does not match the commitment; `found` is the commitment of the revealed secret. */
  | { readonly kind: 'wrong-secret'; readonly found: string }
  | {
      readonly kind: 'checked';
      /** Whether nothing is wrong: no seed, no throw, not who begins. */
      readonly honest: boolean;
      readonly scheme: 1 | 2;
      /** By seat. */
      readonly seeds: readonly SeedCheck[];
      readonly opening: OpeningCheck;
      readonly sides: number;
      readonly throws: readonly CheckedThrow[];
    };

const checkSeed = ({ scheme, seedCommitments = [] }: RecordDice, seed: string, seat: number): SeedCheck => {
  if (scheme !== 2) return seed === '' ? 'none' : 'open';
  const committed = seedCommitments[seat] ?? null;
  if (committed === null) return seed === '' ? 'none' : 'differs';
  if (seed === '') return 'not-revealed';
  const bytes = parseHex(seed);
  return bytes !== undefined && checkReveal(committed, bytes) ? 'committed' : 'differs';
};

/** Throws are numbered in the order of time, also those that were taken back. */
const checkThrows = (record: GameRecord, dice: DiceSetup): readonly CheckedThrow[] => {
  const played = playedTokens(record.setup, record);
  if (isUnreadable(played)) throw new Error(played.reason);
  const { faces } = gameOf(record.setup).dice;
  return played
    .filter(({ token }) => token.includes('='))
    .map(({ token, before, takenBack }, index) => {
      const thrown = { number: index + 1, seat: before.seat, token, recorded: token.split('=')[1] ?? '' };
      return { ...checkThrow(faces, dice, thrown), takenBack };
    });
};

const isMissing = (seed: SeedCheck): boolean => seed === 'differs' || seed === 'not-revealed';

/** The record must be valid, as returned by `parseRecord`. */
export const checkDice = (record: GameRecord): DiceCheck => {
  const { setup, dice } = record;
  if (dice === null) return { kind: 'no-promise' };
  const secret = dice.secret === null ? undefined : parseHex(dice.secret);
  if (secret === undefined) return { kind: 'not-revealed' };
  if (!checkReveal(dice.commitment, secret)) return { kind: 'wrong-secret', found: commitment(secret) };
  const diceSetup = { secret, table: dice.table, seeds: dice.seeds };
  const seeds = dice.seeds.map((seed, seat) => checkSeed(dice, seed, seat));
  const opening = checkOpening(record, diceSetup);
  const throws = checkThrows(record, diceSetup);
  // No dice may be thrown before all seeds are revealed. Without a throw a missing seed has no consequence.
  const hasThrows = throws.length > 0 || 'honest' in opening;
  const honestSeeds = !seeds.some((seed) => seed === 'differs' || (hasThrows && isMissing(seed)));
  return {
    kind: 'checked',
    honest: honestSeeds && throws.every(({ honest }) => honest) && (!('honest' in opening) || opening.honest),
    scheme: dice.scheme ?? 1,
    seeds,
    opening,
    sides: gameOf(setup).dice.faces.length,
    throws,
  };
};
