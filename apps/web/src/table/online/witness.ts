/**
 * What this browser saw of a table's dice before the first throw, and the seeds that it added. After the game it compares
 * the record with this, so that it does not have to trust the service about what was shown when.
 */
import { checkReveal, parseHex } from '@abacow/dice';
import type { RecordDice, Seat } from '@abacow/rules';
import type { Table } from '@abacow/table';
import { type Notes, fieldsOf, itemsOf, note } from '../../base/storage/notes.ts';

type OwnSeed = { readonly seat: Seat; readonly seed: string };

export type Witness = {
  readonly table: string;
  readonly commitment: string;
  /** The seeds of this browser. They are sent only when every seat has committed to its own. */
  readonly own: readonly OwnSeed[];
  /** By seat: what every seat had committed to when this browser revealed its seed; null before that. */
  readonly seen: readonly (string | null)[] | null;
};

/** Older tables are dropped. */
const MAX_TABLES = 200;

const isOwnSeed = (value: unknown): value is OwnSeed => {
  const { seat, seed } = fieldsOf(value);
  return typeof seat === 'number' && typeof seed === 'string';
};

const isWitness = (value: unknown): value is Witness => {
  const { table, commitment, own, seen } = fieldsOf(value);
  const hasSeen = seen === null || Array.isArray(seen);
  return (
    typeof table === 'string' &&
    typeof commitment === 'string' &&
    Array.isArray(own) &&
    own.every(isOwnSeed) &&
    hasSeen
  );
};

const witnesses = (notes: Notes) => note('abacow dice seen', (json) => itemsOf(json, isWitness), notes);

export const witnessOf = (notes: Notes, table: string): Witness | null =>
  witnesses(notes)
    .read()
    .find((witness) => witness.table === table) ?? null;

/** Whether it was stored: localStorage may be full or forbidden. */
const remember = (notes: Notes, witness: Witness): boolean => {
  const stored = witnesses(notes);
  const others = stored.read().filter(({ table }) => table !== witness.table);
  return stored.write([...others, witness].slice(-MAX_TABLES)) && witnessOf(notes, witness.table) !== null;
};

/** Before the browser commits to a seed at a seat. False: the seed would be lost, so it must not be committed to. */
export const rememberSeed = (
  notes: Notes,
  { id, dice: { commitment } }: Table,
  seat: Seat,
  seed: string,
): boolean => {
  if (commitment === null) return false;
  const before = witnessOf(notes, id);
  const others = before?.commitment === commitment ? before.own.filter((one) => one.seat !== seat) : [];
  return remember(notes, { table: id, commitment, own: [...others, { seat, seed }], seen: null });
};

/** The seed of this browser for a seat that committed to it; null if another device sat down there. */
export const seedFor = (notes: Notes, { id, dice }: Table, seat: Seat): string | null => {
  const hash = dice.seedCommitments[seat] ?? null;
  const found = witnessOf(notes, id)?.own.find((one) => one.seat === seat)?.seed;
  if (hash === null || found === undefined) return null;
  const bytes = parseHex(found);
  return bytes !== undefined && checkReveal(hash, bytes) ? found : null;
};

/** Before the browser reveals its seed: from now on nobody may commit to anything else. */
export const rememberSeen = (notes: Notes, { id, dice }: Table): void => {
  const witness = witnessOf(notes, id);
  if (witness !== null && witness.seen === null) remember(notes, { ...witness, seen: dice.seedCommitments });
};

/** What comparing a record with this browser's own notes says. */
export type WitnessCheck = 'not-there' | 'same' | 'commitment-differs' | 'seed-differs' | 'others-differ';

export const compareWithWitness = (dice: RecordDice, witness: Witness | null): WitnessCheck => {
  if (witness === null) return 'not-there';
  if (witness.commitment !== dice.commitment) return 'commitment-differs';
  const { seen, own } = witness;
  if (seen === null) return 'same';
  if (
    own.some(({ seat, seed }) => (dice.seedCommitments?.[seat] ?? null) !== null && dice.seeds[seat] !== seed)
  )
    return 'seed-differs';
  return seen.every((hash, seat) => hash === (dice.seedCommitments?.[seat] ?? null))
    ? 'same'
    : 'others-differ';
};
