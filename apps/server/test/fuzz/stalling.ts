/**
 * Players who hold time: what they send, and what must not come of it. What is allowed is written down here once more, on
 * purpose: the rule under test is not asked.
 */
import { HELPS } from '@abacow/learning/help';
import type { ClientCommand } from '@abacow/protocol';
import {
  type Table,
  type TableEvent,
  awaitedSeeds,
  holderOf,
  personSeats,
  seatToAct,
  tokensIn,
} from '@abacow/table';
import fc from 'fast-check';
import { type Request, dueCommand, newSent } from './asks.ts';
import type { Reply } from './socket.ts';
import type { Truth } from './truth.ts';
import type { World } from './world.ts';

export type Push = {
  readonly kind: number;
  readonly pick: number;
  readonly delayMs: number;
  /** How many events the sender pretends not to have seen. */
  readonly behind: number;
};

export const pushes: fc.Arbitrary<readonly Push[]> = fc.array(
  fc.record({
    kind: fc.nat(9),
    pick: fc.nat(999),
    delayMs: fc.constantFrom(0, 0, 0, 1, 3, 10),
    behind: fc.constantFrom(0, 0, 0, 1, 3),
  }),
  { minLength: 6, maxLength: 40, size: 'max' },
);

type Seats = { readonly honest: number | null; readonly hostile: readonly number[] };

/** The player on turn is honest, or anybody while seeds are awaited; at most two others are hostile. */
export const hostileSeats = (table: Table, pick: number): Seats => {
  const people = personSeats(table.seats);
  const honest = seatToAct(table) ?? people[pick % Math.max(1, people.length)] ?? null;
  const hostile = people.filter((seat) => seat !== honest).slice(0, 2);
  return { honest, hostile: hostile.length === 0 ? people.slice(0, 1) : hostile };
};

const hostileCommand = (seat: number, { kind, pick }: Push): ClientCommand => {
  switch (kind) {
    case 0:
      return { kind: 'take-back', seat };
    case 1:
      return { kind: 'offer-tie', seat };
    case 2:
      return { kind: 'decline-tie', seat };
    case 3:
      return { kind: 'answer', seat, value: pick };
    case 4:
      return { kind: pick % 2 === 0 ? 'pause' : 'resume' };
    default:
      return { kind: 'choose-help', seat, help: HELPS[pick % HELPS.length]!, hidesNumbers: pick % 2 === 0 };
  }
};

const requestAt = (
  world: World,
  { id, last }: Truth,
  seat: number,
  command: ClientCommand,
  seen: number,
): Request | null => {
  const holder = holderOf(last().seats[seat]!);
  const guest = world.guests.find((each) => each.id === holder);
  if (guest === undefined) return null;
  const sent = newSent(world, guest.id, `c${world.sent.size}`, id);
  sent.commands.push(command);
  return { guest, sent, seen, command };
};

export const hostileRequest = (world: World, truth: Truth, seat: number, push: Push): Request | null =>
  requestAt(world, truth, seat, hostileCommand(seat, push), Math.max(0, truth.texts.length - push.behind));

/** What the seat has to do now; null if it waits. */
export const honestRequest = (world: World, truth: Truth, seat: number, pick: number): Request | null => {
  const table = truth.last();
  const isDue =
    awaitedSeeds(table).length > 0 ? awaitedSeeds(table).includes(seat) : seatToAct(table) === seat;
  if (!isDue || table.seats[seat]?.kind !== 'person') return null;
  const command = dueCommand(world, table, { pick, seat });
  return 'seat' in command && command.seat !== seat
    ? null
    : requestAt(world, truth, seat, command, truth.texts.length);
};

/** After any other event a move decides what its sender saw. */
const PROGRESS: ReadonlySet<string> = new Set([
  'started',
  'tossed',
  'rolled',
  'played',
  'taken-back',
  'answered',
]);
const NEVER_STALE: ReadonlySet<string> = new Set(['give-up', 'reveal-seed', 'choose-help']);
const NEVER_TOO_LONG: ReadonlySet<string> = new Set(['play', 'give-up', 'reveal-seed']);

/** What is wrong with a refusal. */
export const whyNotRefused = (
  { truths }: World,
  table: string,
  command: ClientCommand,
  seen: number,
  reply: Reply | null,
): string | null => {
  if (reply === null || reply.ok) return null;
  const what = `${command.kind} at ${table}, seen ${seen}, was refused as ${reply.code}`;
  if (reply.code === 'table/too-long') return NEVER_TOO_LONG.has(command.kind) ? what : null;
  // Somebody who says that more has happened than has is refused, too.
  if (reply.code !== 'command/stale' || reply.from < seen || reply.events.length === 0) return null;
  if (NEVER_STALE.has(command.kind)) return what;
  const missed = (truths.get(table)?.texts ?? [])
    .slice(seen)
    .map((text) => (JSON.parse(text) as TableEvent).kind);
  return command.kind === 'play' && missed.length > 0 && !missed.some((kind) => PROGRESS.has(kind))
    ? `${what} after ${missed.join(', ')}`
    : null;
};

const LIMITS = { 'help-chosen': 4, 'tie-offered': 1, paused: 4, answered: 4 } as const;
const isLimitedKind = (kind: string): kind is keyof typeof LIMITS => Object.hasOwn(LIMITS, kind);

/** Nobody takes back what another person has to answer, and each seat does the rest only so often before the next token. */
export const auditLimits = ({ id, texts, states }: Truth): readonly string[] => {
  const wrong: string[] = [];
  const counts = new Map<string, number>();
  const takenBackTo = new Set<number>();
  for (const [number, text] of texts.entries()) {
    const event = JSON.parse(text) as TableEvent;
    const before = states[number - 1];
    if (before === undefined) continue;
    const what = `event ${number} of ${id}, ${text}`;
    if (event.kind === 'sat' && before.phase === 'seating') counts.delete(`help-chosen ${event.seat} 0`);
    if (event.kind === 'taken-back') {
      const next = before.game === null ? undefined : before.seats[before.game.position.seat];
      const taker = holderOf(before.seats[event.seat]!);
      if (next?.kind === 'person' && next.holder !== taker)
        wrong.push(`${what}, came after the turn had passed on`);
      const left = tokensIn(states[number]!);
      const isAlone = personSeats(before.seats).every((seat) => holderOf(before.seats[seat]!) === taker);
      if (takenBackTo.has(left) && !(isAlone && before.clock.kind === 'none'))
        wrong.push(`${what}, was the second for one decision`);
      takenBackTo.add(left);
      // What came after that token may come again.
      for (const key of counts.keys()) if (Number(key.split(' ')[2]) > left) counts.delete(key);
    }
    if (!isLimitedKind(event.kind)) continue;
    const seat = 'seat' in event ? event.seat : 0;
    const key = `${event.kind} ${seat} ${tokensIn(before)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    // A rematch opens with the helps that were chosen before.
    if (counts.get(key)! > LIMITS[event.kind] + (tokensIn(before) === 0 ? 1 : 0))
      wrong.push(`${what}, is one too many`);
  }
  return wrong;
};
