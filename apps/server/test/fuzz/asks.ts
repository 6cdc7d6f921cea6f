/** Commands of guests: mostly the one that is due, by the guest whose turn it is, sometimes any command by anybody. */
import { type ClientCommand, clientCommand } from '@abacow/protocol';
import { HELPS } from '@abacow/learning/help';
import { legalNotation } from '@abacow/rules';
import {
  type Table,
  askedResult,
  awaitedSeeds,
  hasCalculations,
  holderOf,
  isAnswerAwaited,
  personSeats,
  seatToAct,
  gameAt,
} from '@abacow/table';
import fc from 'fast-check';
import type { Person } from '../test-server.ts';
import { GUESTS, type Sent, type World, sentKey } from './world.ts';

/** Numbers that choose a command once the state of the table is known. */
export type Ask = {
  /** Below 78: the command that is due. */
  readonly what: number;
  readonly pick: number;
  readonly seat: number;
  readonly table: number;
  /** Below 17: the guest who may do it. */
  readonly by: number;
  readonly socket: number;
  /** 0: as if no event was seen; 1: more than there are; 2: all but the last. */
  readonly seen: number;
  /** 0: an earlier command again; 1: another command under an earlier id; 2: under the id of another guest. */
  readonly again: number;
};

export const asks: fc.Arbitrary<Ask> = fc.record({
  what: fc.nat(99),
  pick: fc.nat(9999),
  seat: fc.nat(3),
  table: fc.nat(3),
  by: fc.nat(19),
  socket: fc.nat(2),
  seen: fc.nat(29),
  again: fc.nat(29),
});

const NEVER = 99;

/** The command that is due, by the guest who may do it, sent once. */
export const dueAsk = (table: number, pick: number): Ask => ({
  what: 0,
  pick,
  seat: pick % 4,
  table,
  by: 0,
  socket: pick % 3,
  seen: NEVER,
  again: NEVER,
});

type Kind = ClientCommand['kind'];

/** Every kind of command, taken from the protocol: a new one is sent without a change here. */
const KINDS: readonly Kind[] = clientCommand.options.flatMap(({ entries: { kind } }): readonly Kind[] =>
  'options' in kind ? kind.options : [kind.literal],
);

const MOVES = ['t12345', 't12', '-', 'c4', 'b2', '5x7', '1x1>2x2', '', 'x', 't12345=ccccc'];
const NAMES = ['Ada', 'Ben', '', ' ', 'x'.repeat(41), '\u202eada', 'O\n'];

/** Some seats add nothing to the dice. The others also send their seed openly, as clients of another version might. */
const sit = (world: World, seat: number, pick: number, name: string): ClientCommand => {
  const command = { kind: 'sit', seat, sitter: { kind: 'person', name } } as const;
  return pick % 4 === 0 ? { ...command, seed: '' } : { ...command, ...world.newSeed() };
};

const chooseHelp = (seat: number, pick: number): ClientCommand => ({
  kind: 'choose-help',
  seat,
  help: HELPS[pick % HELPS.length]!,
  hidesNumbers: pick % 2 === 0,
});

const NO_SEED = 'f'.repeat(64);

const anyCommand = (world: World, { pick, seat, what }: Ask): ClientCommand => {
  const kind = KINDS[pick % KINDS.length]!;
  switch (kind) {
    case 'sit':
      return what % 2 === 0
        ? { kind, seat, sitter: { kind: 'computer', level: 1 }, seed: '' }
        : sit(world, seat, pick, NAMES[pick % NAMES.length]!);
    case 'reveal-seed':
      return { kind, seat, seed: NO_SEED };
    case 'play':
      return { kind, seat, move: MOVES[pick % MOVES.length]! };
    case 'choose-help':
      return chooseHelp(seat, pick);
    case 'answer':
      return { kind, seat, value: pick };
    case 'start':
    case 'close':
    case 'toss':
    case 'pause':
    case 'resume':
      return { kind };
    default:
      return { kind, seat };
  }
};

const reveal = (world: World, { dice }: Table, seat: number): ClientCommand => ({
  kind: 'reveal-seed',
  seat,
  seed: world.revealSeed(dice.seedCommitments[seat]!),
});

/** Players choose another help now and then, and a third of their answers are wrong. */
const dueMove = (table: Table, seat: number, pick: number): ClientCommand => {
  if (hasCalculations(table.choice) && pick % 11 === 0) return chooseHelp(seat, pick);
  if (isAnswerAwaited(table) && pick % 7 < 6)
    return { kind: 'answer', seat, value: askedResult(table)! + (pick % 3 === 0 ? 1 : 0) };
  const legal = legalNotation(gameAt(table).position);
  return { kind: 'play', seat, move: legal[pick % legal.length]! };
};

export const dueCommand = (
  world: World,
  table: Table,
  { pick, seat }: Pick<Ask, 'pick' | 'seat'>,
): ClientCommand => {
  const awaited = awaitedSeeds(table);
  if (awaited.length > 0) return reveal(world, table, awaited[pick % awaited.length]!);
  switch (table.phase) {
    case 'seating': {
      const free = table.seats.flatMap(({ kind }, at) =>
        kind === 'open' || table.kept.includes(at) ? [at] : [],
      );
      return free.length === 0
        ? { kind: 'start' }
        : sit(world, free[pick % free.length]!, pick, GUESTS[pick % GUESTS.length]!);
    }
    case 'opening': {
      const roller = seatToAct(table);
      return roller === null ? { kind: 'toss' } : { kind: 'roll', seat: roller };
    }
    case 'playing':
      return dueMove(table, seatToAct(table)!, pick);
    case 'over':
      return { kind: 'want-rematch', seat: seat % table.seats.length };
  }
};

/** The guest who holds the command's seat; for an open seat and for the whole table anybody who sits there. */
const actorFor = (world: World, table: Table, command: ClientCommand, pick: number): Person => {
  const seats = personSeats(table.seats);
  const seating =
    'seat' in command ? table.seats[command.seat] : table.seats[seats[pick % seats.length] ?? 0];
  const holder = seating === undefined ? null : holderOf(seating);
  return world.guests.find(({ id }) => id === holder) ?? world.guests[pick % world.guests.length]!;
};

/** A command as it is sent. */
export type Request = {
  readonly guest: Person;
  readonly sent: Sent;
  readonly seen: number;
  readonly command: ClientCommand;
};

const seenFor = ({ seen }: Ask, known: number): number =>
  [0, known + 3, Math.max(0, known - 1)][seen] ?? known;

export const newSent = (world: World, by: string, id: string, table: string): Sent => {
  const sent = world.sent.get(sentKey(by, id)) ?? { by, id, table, commands: [], accepted: null };
  world.sent.set(sentKey(by, id), sent);
  return sent;
};

const earlier = (world: World, { pick }: Ask): Sent | undefined => {
  const all = [...world.sent.values()];
  return all[pick % all.length];
};

/** Null if the table has no events yet. */
export const requestFor = (world: World, ask: Ask): Request | null => {
  const running = world.running();
  // Sometimes a table whose game is over.
  const ids = running.length === 0 || ask.pick % 10 === 0 ? [...world.truths.keys()] : running;
  const old = ask.again < 3 ? earlier(world, ask) : undefined;
  const truth = world.truths.get(old?.table ?? ids[ask.table % ids.length]!)!;
  if (truth.texts.length === 0) return null;
  const table = truth.last();
  const wanted = ask.what < 78 ? dueCommand(world, table, ask) : anyCommand(world, ask);
  const command = ask.again === 0 ? (old?.commands[0] ?? wanted) : wanted;
  const actor =
    ask.by < 17 ? actorFor(world, table, command, ask.pick) : world.guests[ask.by % world.guests.length]!;
  const guest = old === undefined || ask.again === 2 ? actor : world.guests.find(({ id }) => id === old.by)!;
  const sent = newSent(world, guest.id, old?.id ?? `c${world.sent.size}`, truth.id);
  sent.commands.push(command);
  return { guest, sent, seen: seenFor(ask, truth.texts.length), command };
};
