/**
 * One seat is hostile: it sends any commands, as fast as it likes. The other one is honest and has a slow line. Whatever the
 * hostile seat does, the honest one moves in time, and the table ends.
 */
import { makeHex, seededDice, sha256 } from '@abacow/dice';
import { legalNotation } from '@abacow/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from './apply.ts';
import { automaticAction } from './automatic.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import type { TableEvent } from './events.ts';
import { type OpenOptions, openTable } from './open.ts';
import { isTableRefusal } from './refusals.ts';
import { HOUSE } from './seats.ts';
import { MAX_HELPS, MAX_PAUSES, MAX_WRONG_ANSWERS, isStale } from './stalling.ts';
import { tokensIn } from './steps.ts';
import { type Table, awaitedSeeds, gameAt, seatToAct } from './table.ts';
import { COMMITMENT, SECRET, SHEET } from './tables.testing.ts';

const ONE_WAY_MS = 100;
/** How late an honest command may be: it learns that it is due, sends, and one answer may send it back. */
const IN_TIME_MS = 4 * ONE_WAY_MS;
const HOSTILE = 0;
const HONEST = 1;
const NAMES = ['Mallory', 'Ada'];

const seedOf = (seat: number): string => makeHex(sha256(new Uint8Array([seat])));
const hashOf = (seat: number): string => makeHex(sha256(sha256(new Uint8Array([seat]))));

/** A server without a network: one command after the other, each at its time. */
class Service {
  now = 1000;
  readonly events: TableEvent[] = [];
  readonly times: number[] = [];
  table: Table;

  constructor(options: OpenOptions) {
    const opened = openTable(options);
    if (isTableRefusal(opened)) throw new Error(opened.code);
    this.table = opened.reduce<Table | null>(apply, null)!;
    for (const event of opened) this.#note(event);
  }

  #note(event: TableEvent): void {
    this.events.push(event);
    this.times.push(this.now);
  }

  run(by: string, command: Command, seen: number): boolean {
    if (seen > this.events.length || isStale(command, this.events, seen)) return false;
    const dice = seededDice(this.events.length);
    const decided = decide(this.table, command, { by, now: this.now, dice });
    if (isTableRefusal(decided)) return false;
    this.table = decided.table;
    this.#note(decided.event);
    const next = automaticAction(this.table, SECRET);
    if (next?.kind === 'at-once') this.run(next.by, next.command, this.events.length);
    return true;
  }

  /** When the server acts by itself, if nothing happens before. */
  due(): number {
    const next = automaticAction(this.table, SECRET);
    return next?.kind === 'deadline' ? next.at : Infinity;
  }
}

/** What the seat must do at this table; null if it waits. */
const dutyAt = (table: Table, seat: number): Command | null => {
  if (awaitedSeeds(table).includes(seat)) return { kind: 'reveal-seed', seat, seed: seedOf(seat) };
  if (table.phase === 'opening' && awaitedSeeds(table).length > 0) return null;
  if (seatToAct(table) !== seat) return null;
  if (table.phase === 'opening') return { kind: 'roll', seat };
  const legal = legalNotation(gameAt(table).position);
  return { kind: 'play', seat, move: legal.find((move) => move !== '-') ?? '-' };
};

/** Knows what happened up to one way ago. One command at a time; its answer travels back. */
class Honest {
  readonly #service: Service;
  #table: Table | null = null;
  #seen = 0;
  #inFlight: { readonly command: Command; readonly seen: number; readonly arrives: number } | null = null;
  #busyUntil = 0;

  constructor(service: Service) {
    this.#service = service;
  }

  #learn(): void {
    const { events, times, now } = this.#service;
    while (this.#seen < events.length && times[this.#seen]! + ONE_WAY_MS <= now)
      this.#table = apply(this.#table, events[this.#seen++]!);
  }

  act(): void {
    const { now } = this.#service;
    this.#learn();
    if (this.#inFlight !== null && now >= this.#inFlight.arrives) {
      this.#service.run(NAMES[HONEST]!, this.#inFlight.command, this.#inFlight.seen);
      this.#inFlight = null;
      this.#busyUntil = now + ONE_WAY_MS;
    }
    if (this.#inFlight !== null || now < this.#busyUntil || this.#table === null) return;
    const command = dutyAt(this.#table, HONEST);
    if (command !== null) this.#inFlight = { command, seen: this.#seen, arrives: now + ONE_WAY_MS };
  }
}

type Push = {
  readonly kind: number;
  readonly pick: number;
  readonly times: number;
  readonly everyMs: number;
  readonly behind: number;
};

const pushes: fc.Arbitrary<readonly Push[]> = fc.array(
  fc.record({
    kind: fc.nat(19),
    pick: fc.nat(999),
    times: fc.integer({ min: 1, max: 12 }),
    everyMs: fc.constantFrom(0, 1, 10, 50, 90, 190, 700),
    behind: fc.constantFrom(0, 0, 0, 1, 2),
  }),
  { minLength: 1, maxLength: 40, size: 'max' },
);

const HELPS = ['show', 'find', 'work-out'] as const;

/** Often what is due, or what was just done again; sometimes anything. */
const hostileCommands = ({ kind, pick }: Push, table: Table): readonly Command[] => {
  const seat = HOSTILE;
  const due = dutyAt(table, seat);
  const legal = table.phase === 'playing' ? legalNotation(table.game.position) : ['-'];
  const play = { kind: 'play', seat, move: legal[pick % legal.length]! } as const;
  const back = { kind: 'take-back', seat } as const;
  const help = { kind: 'choose-help', seat, help: HELPS[pick % 3]!, hidesNumbers: pick % 2 === 0 } as const;
  switch (kind) {
    case 0:
    case 1:
      return [play, back];
    case 2:
      return [help];
    case 3:
      return [
        { ...help, help: 'work-out' },
        { kind: 'answer', seat, value: pick },
      ];
    case 4:
      return [{ kind: 'offer-tie', seat }];
    case 5:
      return [back];
    case 6:
      return [{ kind: pick % 2 === 0 ? 'agree-tie' : 'decline-tie', seat }];
    case 7:
      return [{ kind: 'pause' }, { kind: 'resume' }];
    case 8:
      return [{ kind: 'end-absent', seat: HONEST }];
    case 9:
      return [{ kind: 'call-computer', seat: HONEST }];
    case 10:
      return [{ kind: 'sit', seat: pick % 2, sitter: { kind: 'person', name: 'Eve' }, seed: '' }];
    case 11:
      return [{ kind: 'start' }, { kind: 'close' }, { kind: 'toss' }];
    default:
      return due === null ? [help] : [due];
  }
};

const options = fc.record({
  choice: fc.constantFrom(
    { game: 'cowpath', sheet: SHEET } as const,
    { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 } as const,
  ),
  clock: fc.constantFrom({ kind: 'move', ms: 1000 } as const, { kind: 'game', ms: 30_000 } as const),
});

const seated = (more: Pick<OpenOptions, 'choice' | 'clock'>): Service => {
  const service = new Service({
    ...more,
    id: 'meadow',
    host: NAMES[HOSTILE]!,
    opening: more.choice.game === 'trio' ? { kind: 'lot' } : { kind: 'chosen', seat: HOSTILE },
    commitment: COMMITMENT,
    scheme: 2,
    seats: [{ kind: 'open' }, { kind: 'open' }],
    seeds: [],
    now: 1000,
  });
  for (const [seat, name] of NAMES.entries()) {
    const sitter = { kind: 'person', name } as const;
    const sit = { kind: 'sit', seat, sitter, seed: '', seedCommitment: hashOf(seat) } as const;
    service.run(name, sit, service.events.length);
  }
  return service;
};

/** What opens, starts and ends a table; a roll-off may be repeated. */
const ONCE = 30;
/** Between two tokens the hostile seat does so much at most; it may take one decision back. */
const MOST_BETWEEN_TOKENS = 2 * (MAX_HELPS + 2 * MAX_PAUSES + MAX_WRONG_ANSWERS + 2) + ONCE;

const STEP_MS = 10;

/** Runs the table and gives the longest time for which the honest seat could not do what it had to. */
const duel = (service: Service, list: readonly Push[]): number => {
  const honest = new Honest(service);
  const hostile = list.flatMap((push) => Array.from({ length: push.times }, () => push));
  let next = 0;
  let nextAt = service.now;
  let [dueSince, waited] = [service.now, 0];
  let [tokens, atTokens] = [0, 0];
  // Time goes on until the clocks have ended the game: the honest seat plays, the hostile one has stopped.
  for (let steps = 0; service.table.phase !== 'over'; steps++) {
    if (steps > 100_000) throw new Error('the table does not end');
    while (next < hostile.length && service.now >= nextAt) {
      const push = hostile[next++]!;
      for (const command of hostileCommands(push, service.table))
        service.run(NAMES[HOSTILE]!, command, Math.max(0, service.events.length - push.behind));
      nextAt = service.now + push.everyMs;
    }
    honest.act();
    if (service.now >= service.due()) service.run(HOUSE, { kind: 'tick' }, service.events.length);
    const hasMoved = tokensIn(service.table) !== tokens;
    if (hasMoved) [tokens, atTokens] = [tokensIn(service.table), service.events.length];
    if (service.events.length - atTokens > MOST_BETWEEN_TOKENS) throw new Error('the table is being filled');
    if (hasMoved || dutyAt(service.table, HONEST) === null) dueSince = service.now;
    waited = Math.max(waited, service.now - dueSince);
    service.now += STEP_MS;
  }
  return waited;
};

const LOST_BY_TIME: readonly string[] = ['clock', 'absence'];

test('whatever one seat does, the other one moves in time, and the table ends', () => {
  fc.assert(
    fc.property(options, pushes, (more, list) => {
      const service = seated(more);
      const waited = duel(service, list);
      const { outcome } = service.table;
      expect(service.events.filter((event) => event.kind === 'time-up' && event.seat === HONEST)).toEqual([]);
      expect(outcome?.kind === 'win' && outcome.seat === HOSTILE && LOST_BY_TIME.includes(outcome.by)).toBe(
        false,
      );
      expect(waited).toBeLessThanOrEqual(IN_TIME_MS);
    }),
    { seed: 25, numRuns: 40 },
  );
});
