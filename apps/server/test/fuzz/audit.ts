/** Compares a run with the store: every event, who caused it, every acknowledgement and every die. */
import type { ClientCommand } from '@abacow/protocol';
import {
  HOUSE,
  type Table,
  type TableEvent,
  holderOf,
  isCalledFor,
  isHost,
  isKeptFor,
  personSeats,
} from '@abacow/table';
import type { Entry } from '../../src/store/store.ts';
import { throwAgain } from '../dice.ts';
import { auditLimits } from './stalling.ts';
import type { Truth } from './truth.ts';
import { type Sent, type World, sentKey } from './world.ts';

const holds = (table: Table, guest: string, seat: number): boolean => {
  const seating = table.seats[seat];
  return seating !== undefined && holderOf(seating) === guest;
};

const sitsAt = (table: Table, guest: string): boolean =>
  table.seats.some((seating) => holderOf(seating) === guest);

/** Everybody may be away, so anybody who sits there may be the host. */
const mayBeHost = (table: Table, guest: string): boolean => isHost(table, guest) || sitsAt(table, guest);

const maySit = (table: Table, guest: string, event: TableEvent): boolean => {
  if (event.kind !== 'sat') return false;
  const { seat, seating } = event;
  if (seating.kind === 'computer') return table.seats[seat]!.kind === 'open' && mayBeHost(table, guest);
  const theirs = isKeptFor(table, seat, guest) || isCalledFor(table, seat, guest);
  return seating.holder === guest && (table.seats[seat]!.kind === 'open' || theirs);
};

/** Whether this guest may cause this event with this command. */
const mayCause = (table: Table, guest: string, command: ClientCommand, event: TableEvent): boolean => {
  // A command that comes too late ends the time of the seat that is late.
  if (event.kind === 'time-up') return true;
  switch (command.kind) {
    case 'sit':
      return maySit(table, guest, event);
    case 'start':
    case 'close':
      return mayBeHost(table, guest);
    case 'toss':
      return sitsAt(table, guest);
    case 'pause':
    case 'resume':
      return personSeats(table.seats).every((seat) => holds(table, guest, seat));
    case 'call-computer':
    case 'end-absent':
      return sitsAt(table, guest) && 'seat' in event && event.seat === command.seat;
    case 'answer':
      if (event.kind !== 'answered' || event.value !== command.value) return false;
      break;
    case 'leave':
      if (holds(table, HOUSE, command.seat)) return event.kind === 'left' && mayBeHost(table, guest);
      break;
    default:
      break;
  }
  return holds(table, guest, command.seat) && 'seat' in event && event.seat === command.seat;
};

/** The house acts for computers, for a seat that does not throw in time, and after the end. */
const mayHouseCause = (table: Table, event: TableEvent): boolean =>
  event.kind !== 'played' || table.seats[event.seat]!.kind === 'computer';

const whyNotCaused = (world: World, before: Table, { command, events }: Entry): string | null => {
  const [by = '', id = ''] = command.split(' ');
  const [event] = events as readonly [TableEvent];
  const what = `${command} caused ${JSON.stringify(event)}`;
  if (by === HOUSE) return mayHouseCause(before, event) ? null : what;
  const sent = world.sent.get(sentKey(by, id));
  if (sent === undefined) return `${what}, but that guest never sent it`;
  return sent.commands.some((each) => mayCause(before, by, each, event)) ? null : what;
};

/** Gives what is wrong with the stored entries themselves. */
const auditEntries = (world: World, truth: Truth, entries: readonly Entry[]): readonly string[] => {
  const wrong: string[] = [];
  const known = new Set<string>();
  let count = 0;
  for (const entry of entries) {
    if (entry.number !== count)
      wrong.push(`entry ${entry.number} of ${truth.id} should have number ${count}`);
    if (known.has(entry.command)) wrong.push(`${entry.command} of ${truth.id} is stored twice`);
    const before = truth.states[count - 1];
    const why = before === undefined ? null : whyNotCaused(world, before, entry);
    if (why !== null) wrong.push(why);
    known.add(entry.command);
    count += entry.events.length;
  }
  return wrong;
};

const auditEvents = (id: string, received: readonly string[], stored: readonly string[]): readonly string[] =>
  received.flatMap((text, number) =>
    stored[number] === text
      ? []
      : [`event ${number} of ${id} was sent as ${text}, stored as ${stored[number]}`],
  );

type Acknowledged = Sent & { readonly accepted: NonNullable<Sent['accepted']> };

const acknowledgedAt = (world: World, id: string): readonly Acknowledged[] =>
  [...world.sent.values()].flatMap((sent) =>
    sent.table === id && sent.accepted !== null ? [{ ...sent, accepted: sent.accepted }] : [],
  );

const auditAcknowledged = (all: readonly Acknowledged[], entries: readonly Entry[]): readonly string[] =>
  all.flatMap(({ by, id: command, accepted }) => {
    const entry = entries.find((each) => each.command === sentKey(by, command));
    const stored = entry === undefined ? 'nothing' : `${entry.number} ${JSON.stringify(entry.events)}`;
    const acknowledged = `${accepted.from} ${accepted.text}`;
    return stored === acknowledged
      ? []
      : [`${sentKey(by, command)} was acknowledged as ${acknowledged}, stored as ${stored}`];
  });

const auditDice = async (
  world: World,
  { id }: Truth,
  events: readonly TableEvent[],
): Promise<readonly string[]> => throwAgain(events, await world.secretOf(id)).wrong;

const auditTable = async (world: World, truth: Truth): Promise<readonly string[]> => {
  // Computers play on while the store is read, so only what was received before is expected there.
  const received = [...truth.texts];
  const acknowledged = acknowledgedAt(world, truth.id);
  const entries = await world.entriesOf(truth.id);
  const events = entries.flatMap((entry) => entry.events);
  const early = auditEvents(
    truth.id,
    received,
    events.map((event) => JSON.stringify(event)),
  );
  if (early.length > 0) return early;
  return [
    ...auditEntries(world, truth, entries),
    ...auditLimits(truth),
    ...auditAcknowledged(acknowledged, entries),
    ...(await auditDice(world, truth, events)),
  ];
};

/** Also called while the server is down. */
export const audit = async (world: World): Promise<void> => {
  for (const truth of world.truths.values()) world.violations.push(...(await auditTable(world, truth)));
};
