/** What a record says about its dice, so that anybody can check them. */
import { isObject } from './fields.ts';
import { type Setup, gameOf } from './games.ts';
import { type Unreadable, unreadable } from './kernel.ts';
import { seatsOf } from './setup.ts';

/** How it was decided who begins: the players chose, a coin was tossed, or everybody rolled. */
export type RecordOpening =
  | { readonly kind: 'chosen' | 'coin' }
  /** The faces of every throw, in order. Who threw follows from it: see VERIFY.md. */
  | { readonly kind: 'roll-off'; readonly rolls: readonly string[] };

export type RecordDice = {
  /** 2: the seats committed to their seeds before the start. Missing: 1, in which seeds were added openly. */
  readonly scheme?: 2;
  readonly table: string;
  /** SHA-256 of the secret, as hex; known from the start. */
  readonly commitment: string;
  /** One per seat; empty for a seat that added none, or has not revealed it. */
  readonly seeds: readonly string[];
  /** By seat: the SHA-256 of its seed, known before the start; null for a seat that added none. Only in scheme 2. */
  readonly seedCommitments?: readonly (string | null)[];
  /** Missing in old records, and if the game ended before it was decided who begins. */
  readonly opening?: RecordOpening;
  /** As hex; null until the game is over. */
  readonly secret: string | null;
};

const HEX_32_BYTES = /^[0-9a-f]{64}$/;
const isHash = (value: unknown): value is string => typeof value === 'string' && HEX_32_BYTES.test(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isHashes = (value: unknown): value is readonly (string | null)[] =>
  Array.isArray(value) && value.every((hash) => hash === null || isHash(hash));

type OpeningField = { readonly opening?: RecordOpening };

const parseOpening = (value: unknown, setup: Setup): OpeningField | Unreadable => {
  if (value === undefined) return {};
  const { opening, dice } = gameOf(setup);
  const kind = isObject(value) ? value['kind'] : undefined;
  if (kind === 'chosen' || (kind === 'coin' && opening === 'coin')) return { opening: { kind } };
  const rolls = isObject(value) ? value['rolls'] : undefined;
  const isRoll = (faces: string): boolean =>
    faces.length === dice.count && [...faces].every((face) => dice.faces.includes(face));
  return kind === 'roll-off' && opening === 'roll-off' && isTexts(rolls) && rolls.every(isRoll)
    ? { opening: { kind, rolls } }
    : unreadable(1, `"dice.opening" must be chosen or a ${opening}`);
};

type SchemeFields = Pick<RecordDice, 'scheme' | 'seedCommitments'>;

const parseScheme = (scheme: unknown, commitments: unknown, seats: number): SchemeFields | Unreadable => {
  if (scheme === undefined || scheme === 1) return {};
  if (scheme !== 2)
    return unreadable(1, '"dice.scheme" must be 1 or 2: for a newer one, update this program');
  return isHashes(commitments) && commitments.length === seats
    ? { scheme, seedCommitments: commitments }
    : unreadable(1, `"dice.seedCommitments" must be ${seats} times null or 64 hex digits`);
};

export const parseDice = (
  value: unknown,
  setup: Setup,
): { readonly dice: RecordDice | null } | Unreadable => {
  const seats = seatsOf(setup);
  if (value === undefined || value === null) return { dice: null };
  if (!isObject(value)) return unreadable(1, '"dice" must be an object');
  const { table, commitment, seeds, secret } = value;
  if (typeof table !== 'string') return unreadable(1, '"dice.table" must be a text');
  if (!isHash(commitment)) return unreadable(1, '"dice.commitment" must be 64 hex digits');
  if (!isTexts(seeds) || seeds.length !== seats) return unreadable(1, `"dice.seeds" must be ${seats} texts`);
  if (secret !== null && !isHash(secret)) return unreadable(1, '"dice.secret" must be null or 64 hex digits');
  const scheme = parseScheme(value['scheme'], value['seedCommitments'], seats);
  if ('reason' in scheme) return scheme;
  const opening = parseOpening(value['opening'], setup);
  if ('reason' in opening) return opening;
  return { dice: { ...scheme, table, commitment, seeds, ...opening, secret } };
};
