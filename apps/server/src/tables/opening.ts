/** New tables: from a request, from `play now`, and as a rematch. */
import { createHash, randomBytes } from 'node:crypto';
import { commitment } from '@abacow/dice';
import type { NewTable } from '@abacow/protocol';
import {
  type OpenOptions,
  type Seating,
  type Table,
  type TableEvent,
  apply,
  isStandard,
  isTableRefusal,
  openTable,
  rematchOf,
  seatsFor,
} from '@abacow/table';
import { newCode, newId } from '../accounts/guests.ts';
import type { Guest, Out, Pass, Sitter, Store, StoredTable } from '../store/store.ts';
import { addAutomatic } from './automatic.ts';
import type { LiveTable } from './live.ts';
import { storedPhase, summaryOf } from './lobby.ts';

export type Opened = { readonly id: string; readonly code: string };
export type NotOpened = { readonly code: string; readonly about: string };

const MAX_CODE_TRIES = 5;
/** People commit to their seeds, so that nobody can choose one after seeing the others'. */
const DICE_SCHEME = 2;
/** No seed is known when the dice are committed: people add theirs when they sit down, computers add none. */
const NO_SEEDS: OpenOptions['seeds'] = [];

type Dice = { readonly secret: string; readonly commitment: string };

export const newDice = (): Dice => {
  const bytes = randomBytes(32);
  return { secret: bytes.toString('hex'), commitment: commitment(bytes) };
};

/** What the store knows of a table's time: tables with any are resumed after an outage. */
const storedClock = ({ clock, timeLimitMs }: Table): string =>
  clock.kind === 'none' && timeLimitMs !== null ? 'limit' : clock.kind;

const sittersOf = (seats: readonly Seating[]): readonly Sitter[] =>
  seats.flatMap((seating, seat) => (seating.kind === 'person' ? [{ guest: seating.holder, seat }] : []));

/** Null when there is a table with this id already. */
const storeTable = async (
  store: Store,
  options: OpenOptions,
  secret: string,
  isPublic: boolean,
  passes: readonly Pass[],
): Promise<Opened | NotOpened | Out | null> => {
  const opened = openTable(options);
  if (isTableRefusal(opened)) return { code: opened.code, about: opened.about };
  const [first, ...rest] = opened as readonly [TableEvent, ...TableEvent[]];
  const seated = rest.reduce(apply, apply(null, first));
  const { events, table } = addAutomatic(seated, secret, rest, options.now, 1);
  for (let tries = 0; tries < MAX_CODE_TRIES; tries++) {
    const stored: StoredTable = {
      id: options.id,
      secret,
      code: newCode(),
      public: isPublic,
      host: options.host,
      phase: storedPhase(table),
      clock: storedClock(table),
      summary: summaryOf(table),
      createdAt: options.now,
      updatedAt: options.now,
    };
    const entry = { table: options.id, number: 0, command: 'open', events: [first, ...events] };
    const result = await store.openTable(stored, entry, sittersOf(options.seats), passes);
    if (result === 'opened') return { id: stored.id, code: stored.code };
    if (result === 'out') return result;
    if ((await store.table(options.id)) !== null) return null;
  }
  throw new Error('no free code was found');
};

export const openNew = async (
  store: Store,
  guest: Guest,
  wanted: NewTable,
  now: number,
  pass?: Pass,
): Promise<Opened | NotOpened | Out> => {
  const marked = guest.bot === true ? ({ bot: true } as const) : {};
  const me: Seating = { kind: 'person', name: guest.name, holder: guest.id, ...marked };
  const seats = wanted.seats.map((seat): Seating => (seat.kind === 'me' ? me : seat));
  if (seats.length !== seatsFor(wanted.choice))
    return { code: 'seat/unknown', about: `${seats.length} seats for ${seatsFor(wanted.choice)}` };
  const dice = newDice();
  const options: OpenOptions = {
    id: newId(12),
    host: guest.id,
    choice: wanted.choice,
    opening: wanted.opening,
    clock: wanted.clock,
    timeLimitMs: wanted.timeLimitMs,
    commitment: dice.commitment,
    scheme: DICE_SCHEME,
    bots: wanted.bots ?? guest.bot,
    isRated: wanted.public && isStandard(wanted),
    seats,
    seeds: NO_SEEDS,
    now,
  };
  const passes = pass === undefined ? [] : [pass];
  const opened = await storeTable(store, options, dice.secret, wanted.public, passes);
  if (opened === null) throw new Error('a table id came twice');
  return opened;
};

/** The id of a rematch is derived from the table before it, so that two processes open the same table once. */
export const rematchId = (id: string): string =>
  createHash('sha256').update(`${id} rematch`).digest('hex').slice(0, 20);

/** Null when one of its players was deleted. */
export const openRematch = async (store: Store, live: LiveTable, now: number): Promise<string | null> => {
  const id = rematchId(live.id);
  const dice = newDice();
  const options = rematchOf(live.table, {
    id,
    commitment: dice.commitment,
    scheme: DICE_SCHEME,
    seeds: NO_SEEDS,
    now,
  });
  const passes = options.seats.flatMap((seating): readonly Pass[] =>
    seating.kind === 'person' ? [{ guest: seating.holder, token: null, bot: seating.bot === true }] : [],
  );
  const opened = await storeTable(store, options, dice.secret, live.public, passes);
  return opened === 'out' ? null : id;
};
