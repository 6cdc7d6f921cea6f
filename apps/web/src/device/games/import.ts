/** Imports a game from a file: an unfinished one can be continued, a finished one can be viewed. */
import {
  type GameRecord,
  type RecordPlayer,
  type Seat,
  type Setup,
  isUnreadable,
  makeSetup,
  parseRecord,
  stretchesOf,
} from '@abacow/rules';
import { need } from '@abacow/rules/need';
import {
  type Computer,
  type GameChoice,
  type Person,
  type Table,
  type TableEvent,
  apply,
  checkEvent,
  nameFrom,
  gameAt,
} from '@abacow/table';
import { type Result, accept, refuse } from '../../base/result/result.ts';
import { type Damage, damageOf } from './damage.ts';
import { MAX_RECORD_BYTES } from './limits.ts';
import { personAt } from './persons.ts';

export type Fresh = { readonly id: string; readonly holder: string; readonly now: number };

const choiceOf = (setup: Setup): GameChoice =>
  Object.fromEntries(Object.entries(makeSetup(setup)).filter(([field]) => field !== 'first')) as GameChoice;

const seatingOf = (player: RecordPlayer, seat: Seat, holder: string): Person | Computer =>
  player.kind === 'computer' ? player : personAt(seat, nameFrom(player.name ?? '') || null, holder);

const opened = (record: GameRecord, { id, holder, now }: Fresh): TableEvent => ({
  kind: 'opened',
  at: now,
  table: id,
  host: holder,
  choice: choiceOf(record.setup),
  opening: { kind: 'chosen', seat: record.setup.first },
  clock: { kind: 'none' },
  ...(record.timeLimitMs === undefined ? {} : { timeLimitMs: record.timeLimitMs }),
  commitment: null,
});

const sat = (record: GameRecord, { holder, now }: Fresh): readonly TableEvent[] =>
  record.players.map((player, seat) => ({
    kind: 'sat',
    at: now,
    seat,
    seating: seatingOf(player, seat, holder),
    seed: record.dice?.seeds[seat] ?? '',
  }));

const playedEvents = (start: Table, tokens: readonly string[], at: number): readonly TableEvent[] => {
  let table = start;
  return tokens.map((token): TableEvent => {
    const played: TableEvent = { kind: 'played', at, seat: gameAt(table).position.seat, token };
    table = apply(table, played);
    return played;
  });
};

/** The whole game with what was taken back; null if its players could not have taken it back at a table here. */
const eventsWithUndone = (
  record: GameRecord,
  start: readonly TableEvent[],
  at: number,
): readonly TableEvent[] | null => {
  const events = [...start];
  let table = need(start.reduce<Table | null>(apply, null));
  for (const [index, { tokens }] of stretchesOf(record).entries()) {
    const undone = record.takenBack?.[index - 1];
    if (undone !== undefined) {
      const event: TableEvent = { kind: 'undone', at, seat: undone.seat, tokens: undone.from };
      const back = checkEvent(table, event);
      if (isUnreadable(back)) return null;
      events.push(event);
      table = back;
    }
    const played = playedEvents(table, tokens, at);
    events.push(...played);
    table = played.reduce<Table>(apply, table);
  }
  return events;
};

/**
 * The events of a table that continues the record's game. Future dice come from this device. The file's commitment
 * cannot be honoured here, so the table has none.
 */
export const eventsOfRecord = (record: GameRecord, fresh: Fresh): readonly TableEvent[] => {
  const start: TableEvent = { kind: 'started', at: fresh.now };
  const events = [opened(record, fresh), ...sat(record, fresh), start];
  const table = need(events.reduce<Table | null>(apply, null));
  return (
    eventsWithUndone(record, events, fresh.now) ?? [
      ...events,
      ...playedEvents(table, record.tokens, fresh.now),
    ]
  );
};

/** Why a file is not read: for people, and in detail. */
export type FileRefusal = { readonly damage: Damage; readonly reason: string };

/** A file that is too large for a record is not read to its end. */
export const textOfFile = (file: Blob): Promise<string> => file.slice(0, MAX_RECORD_BYTES + 1).text();

/** Only a complete, legal record is accepted. */
export const readRecordFile = (text: string): Result<GameRecord, FileRefusal> => {
  if (text.length > MAX_RECORD_BYTES)
    return refuse({ damage: { kind: 'large' }, reason: `a record has at most ${MAX_RECORD_BYTES} bytes` });
  const written = text.replace(/^\uFEFF/, '');
  const record = parseRecord(written);
  return isUnreadable(record)
    ? refuse({ damage: damageOf(written, record), reason: record.reason })
    : accept(record);
};
