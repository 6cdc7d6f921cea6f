/** Creating, finding and deleting games on this device. */
import { commitment, makeHex } from '@abacow/dice';
import { type GameName, type GameRecord, type Seat, makeRecord } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import {
  ALL_SHOWN,
  type ComputerLevel,
  type GameChoice,
  type OpenOptions,
  type Opening,
  type ClockSetup,
  type SeatHelp,
  type Seating,
  type Table,
  type TableEvent,
  type TableRefusal,
  apply,
  decide,
  explainTableRefusal,
  hasCalculations,
  isTableRefusal,
  openTable,
  recordOf,
  rematchOf,
  tableDice,
} from '@abacow/table';
import {
  type Damaged,
  type SavedGame,
  type SavedGames,
  type SavedRecord,
  saveNew,
  saveRecord,
  listSaved,
  readSaved,
} from '../../device/games/games.ts';
import { type Result, accept } from '../../base/result/result.ts';
import type { State } from '../../base/storage/row-store.ts';
import { type FileRefusal, eventsOfRecord, readRecordFile } from '../../device/games/import.ts';
import { personAt } from '../../device/games/persons.ts';
import { writeUnsaved } from '../../device/games/unsaved.ts';
import { OWN_DICE, anyDice } from '../model/real-dice.ts';
import type { Services } from '../services/services.ts';

/** The holder of every person's seat on one device. */
export const DEVICE = 'device';

export type NewSeat =
  /** Null for a person who gave no name. */
  | {
      readonly kind: 'person';
      readonly name: string | null;
      /** The id of a player on this device. */
      readonly player?: string | null;
      /** Missing: everything is shown. Only in games with calculations. */
      readonly help?: SeatHelp;
    }
  | { readonly kind: 'computer'; readonly level: ComputerLevel };

export type NewGame = {
  readonly choice: GameChoice;
  readonly opening: Opening;
  readonly clock: ClockSetup;
  /** Only for games in rounds: then the round in progress is the last. */
  readonly timeLimitMs?: number | undefined;
  /** One per seat; in Cowpath the crosses come first. */
  readonly seats: readonly NewSeat[];
  /** People throw real dice and enter the results. */
  readonly ownDice?: boolean;
  /** Every table with this name and secret has the same dice. */
  readonly sharedDice?: { readonly name: string; readonly secret: Uint8Array };
};

const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SEED_BYTES = 8;

const newId = (services: Services): string =>
  [...services.random(10)].map((byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('');

export type Dealt = {
  readonly table: Table;
  readonly events: readonly TableEvent[];
  readonly secret: string;
};

/** No screen lets a player order a game that a table refuses. */
const accepted = <T extends object>(decided: T | TableRefusal): T => {
  if (isTableRefusal(decided)) throw new Error(explainTableRefusal(decided));
  return decided;
};

const started = (options: OpenOptions, secret: string): Dealt => {
  const opened = accepted(openTable(options));
  const seated = need(opened.reduce<Table | null>(apply, null));
  const dice = secret === OWN_DICE ? anyDice : tableDice(seated, secret);
  const context = { by: options.host, now: options.now, dice };
  const start = accepted(decide(seated, { kind: 'start' }, context));
  return { table: start.table, events: [...opened, start.event], secret };
};

type Fresh = Pick<OpenOptions, 'id' | 'commitment' | 'diceName' | 'seeds' | 'now'> & {
  readonly secret: string;
};

/** Real dice cannot be checked: such a table has no secret and no commitment. */
const ownDice = (services: Services, seats: number): Fresh => ({
  id: newId(services),
  secret: OWN_DICE,
  commitment: null,
  seeds: Array.from({ length: seats }, () => ''),
  now: services.now(),
});

const fresh = (services: Services, seats: number): Fresh => {
  const secret = services.random(32);
  return {
    id: newId(services),
    secret: makeHex(secret),
    commitment: commitment(secret),
    seeds: Array.from({ length: seats }, () => makeHex(services.random(SEED_BYTES))),
    now: services.now(),
  };
};

/** The seats add nothing, so that the dice follow from the name and the secret alone. */
const shared = (
  services: Services,
  seats: number,
  { secret, name }: NonNullable<NewGame['sharedDice']>,
): Fresh => ({
  ...ownDice(services, seats),
  secret: makeHex(secret),
  commitment: commitment(secret),
  diceName: name,
});

const diceFor = (services: Services, game: NewGame): Fresh => {
  if (game.sharedDice !== undefined) return shared(services, game.seats.length, game.sharedDice);
  return (game.ownDice ? ownDice : fresh)(services, game.seats.length);
};

const MAX_ID_TRIES = 10;

/** Tries again with a new id if the id is taken. */
const saveWithNewId = async (services: Services, deal: () => Dealt): Promise<string> => {
  const rowStore = await services.rowStore();
  for (let attempt = 0; attempt < MAX_ID_TRIES; attempt++) {
    const { table, secret, events } = deal();
    if (await saveNew(rowStore, table, secret, events)) return table.id;
  }
  throw new Error('no free name was found for the game');
};

const seatingOf = (seat: NewSeat, number: Seat): Seating =>
  seat.kind === 'person' ? personAt(number, seat.name, DEVICE, seat.player) : seat;

const helpAt = (seat: NewSeat): SeatHelp => (seat.kind === 'person' ? (seat.help ?? ALL_SHOWN) : ALL_SHOWN);

/** Creates and saves a game, and returns its id. */
export const newGame = (services: Services, game: NewGame): Promise<string> =>
  saveWithNewId(services, () => {
    const { secret, ...more } = diceFor(services, game);
    const { choice, opening, clock, timeLimitMs } = game;
    const seats = game.seats.map(seatingOf);
    const helps = hasCalculations(choice) ? game.seats.map(helpAt) : undefined;
    const options = { host: DEVICE, choice, opening, clock, timeLimitMs, seats, helps, ...more };
    return started(options, secret);
  });

/** Creates a rematch with everybody one seat further, and returns its id. */
export const newRematch = (services: Services, table: Table, own = false): Promise<string> =>
  saveWithNewId(services, () => {
    const { secret, ...more } = (own ? ownDice : fresh)(services, table.seats.length);
    return started(rematchOf(table, more), secret);
  });

/** `game` can be continued, `record` is finished. */
export type Imported = {
  readonly kind: 'game' | 'record';
  readonly id: string;
  readonly game: GameName;
};

const savedRecord = (saved: SavedGame | SavedRecord): GameRecord | null =>
  saved.kind === 'record' ? saved.record : recordOf(saved.table);

/** The id of a saved game with the same record, so that opening a file twice does not save it twice. */
const findSame = async (
  services: Services,
  record: GameRecord,
  state: State,
  textOf: (record: GameRecord) => string,
): Promise<string | null> => {
  const { readable } = await listSaved(await services.rowStore(), state);
  const same = readable.find((saved) => {
    const other = savedRecord(saved);
    return other !== null && textOf(other) === textOf(record);
  });
  return same?.id ?? null;
};

const saveFinished = async (services: Services, record: GameRecord): Promise<string> => {
  const same = await findSame(services, record, 'finished', makeRecord);
  if (same !== null) return same;
  const { id, now } = fresh(services, record.players.length);
  await saveRecord(await services.rowStore(), id, makeRecord(record), now);
  return id;
};

const startFrom = (services: Services, record: GameRecord): Promise<string> =>
  saveWithNewId(services, () => {
    const { id, secret, now } = fresh(services, record.players.length);
    const events = eventsOfRecord(record, { id, holder: DEVICE, now });
    return { table: need(events.reduce<Table | null>(apply, null)), events, secret };
  });

/** A continued game gets dice of this device, so records of the same game differ in their dice. */
const withoutDice = ({ setup, tokens, players, result }: GameRecord): string =>
  makeRecord({ setup, tokens, players, result, dice: null });

const saveUnfinished = async (services: Services, record: GameRecord): Promise<string> =>
  (await findSame(services, record, 'unfinished', withoutDice)) ?? startFrom(services, record);

/** Imports a record file: an unfinished game can be continued, a finished one can be viewed. Nothing is saved of any other. */
export const importGame = async (
  services: Services,
  text: string,
): Promise<Result<Imported, FileRefusal>> => {
  const read = readRecordFile(text);
  if (!read.ok) return read;
  const record = read.value;
  const { game } = record.setup;
  return accept(
    record.result === null
      ? { kind: 'game', id: await saveUnfinished(services, record), game }
      : { kind: 'record', id: await saveFinished(services, record), game },
  );
};

export type Found = SavedGame | SavedRecord | Damaged | { readonly kind: 'missing' };

export const findGame = async (services: Services, id: string): Promise<Found> => {
  const rowStore = await services.rowStore();
  await writeUnsaved(services.notes, rowStore, id);
  return (await readSaved(rowStore, id)) ?? { kind: 'missing' };
};

export const listGames = async (services: Services, state: 'unfinished' | 'finished'): Promise<SavedGames> =>
  listSaved(await services.rowStore(), state);

export const forgetGame = async (services: Services, id: string): Promise<void> =>
  (await services.rowStore()).remove(id);
