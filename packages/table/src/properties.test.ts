import { tokensOf } from './steps.ts';
import { commitment, makeHex, seededDice, sha256 } from '@abacow/dice';
import { isUnreadable, legalNotation, makeRecord, parseRecord, stretchesOf } from '@abacow/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rebuild } from './apply.ts';
import type { Command } from './commands.ts';
import { isTableRefusal } from './refusals.ts';
import type { TableEvent } from './events.ts';
import type { OpenOptions } from './open.ts';
import { recordOf } from './record.ts';
import { HOUSE, type Seating, holderOf } from './seats.ts';
import { Bench, SECRET, SHEET, computer, cowpathOptions, person } from './tables.testing.ts';
import {
  type Table,
  awaitedSeeds,
  isClosed,
  isHost,
  mayUndo,
  seatToAct,
  gameAt,
  rollOffOf,
} from './table.ts';
import { makeEvents, parseEvents } from './text.ts';

const SEATINGS: readonly Seating[] = [
  person('Ada'),
  person('Ben'),
  person('Cleo', 'Ada'),
  { kind: 'person', name: 'Player 1', holder: 'Ada', named: false },
  computer(1),
  computer(5),
  { kind: 'open' },
];
const HOLDERS = ['Ada', 'Ben', HOUSE, 'Mallory'] as const;

const choices: fc.Arbitrary<OpenOptions['choice']> = fc.oneof(
  fc.constant({ game: 'cowpath', sheet: SHEET } as const),
  fc
    .record({
      game: fc.constant('trio' as const),
      board: fc.constantFrom('multiplication' as const, 'addition' as const),
      players: fc.constantFrom(2 as const, 3 as const, 4 as const),
      level: fc.constantFrom('junior' as const, 'intermediate' as const, 'expert' as const),
      target: fc.constantFrom(1, 40),
      end: fc.constantFrom({}, { rounds: 1 }, { rounds: 3 }),
    })
    .map(({ end, ...choice }) => ({ ...choice, ...end })),
);

/** The shortest one, so that it is often reached. */
const limitFor = (choice: OpenOptions['choice'], limited: boolean): Pick<OpenOptions, 'timeLimitMs'> =>
  limited && choice.game === 'trio' && choice.level !== 'junior' ? { timeLimitMs: 60_000 } : {};

const tables: fc.Arbitrary<OpenOptions> = choices.chain((choice) => {
  const seats = choice.game === 'cowpath' ? 2 : choice.players;
  return fc
    .record({
      choice: fc.constant(choice),
      seats: fc.array(fc.constantFrom(...SEATINGS), { minLength: seats, maxLength: seats }),
      opening: fc.oneof(
        fc.constant({ kind: 'lot' } as const),
        fc.record({ kind: fc.constant('chosen' as const), seat: fc.nat(seats - 1) }),
      ),
      clock: fc.constantFrom(
        { kind: 'none' } as const,
        { kind: 'move', ms: 5000 } as const,
        { kind: 'game', ms: 60_000 } as const,
      ),
    })
    .chain((options) =>
      fc
        .tuple(fc.boolean(), fc.boolean())
        .map(([commits, limited]) =>
          cowpathOptions({ ...options, ...limitFor(choice, limited), ...(commits ? { scheme: 2 } : {}) }),
        ),
    );
});

const DORAS_SEED = sha256(new Uint8Array([4]));

type Push = {
  readonly what: number;
  readonly pick: number;
  readonly seat: number;
  readonly by: number;
  readonly ms: number;
};
const pushes: fc.Arbitrary<readonly Push[]> = fc.array(
  fc.record({ what: fc.nat(99), pick: fc.nat(), seat: fc.nat(4), by: fc.nat(3), ms: fc.nat(3000) }),
  { minLength: 20, maxLength: 250, size: 'max' },
);

const RARE = [
  'leave',
  'give-up',
  'offer-tie',
  'agree-tie',
  'decline-tie',
  'want-rematch',
  'take-back',
] as const;

/** Mostly the command that is due, sometimes any command. */
const commandFor = (table: Table, { what, pick, seat }: Push): Command => {
  const due = seatToAct(table) ?? seat % table.seats.length;
  if (table.phase === 'seating' && what < 80) {
    const open = table.seats.findIndex(({ kind }) => kind === 'open');
    if (open < 0) return { kind: 'start' };
    const seedCommitment = commitment(DORAS_SEED);
    const sitter = { kind: 'person', name: 'Dora' } as const;
    return {
      kind: 'sit',
      seat: open,
      sitter,
      seed: `${pick}`,
      ...(pick % 3 === 0 ? {} : { seedCommitment }),
    };
  }
  const owes = awaitedSeeds(table)[0];
  if (owes !== undefined && what < 60) return { kind: 'reveal-seed', seat: owes, seed: makeHex(DORAS_SEED) };
  if (table.phase === 'opening' && what < 80)
    return table.rollOff === null ? { kind: 'toss' } : { kind: 'roll', seat: due };
  if (table.phase === 'playing' && what < 80) {
    const legal = legalNotation(gameAt(table).position);
    return { kind: 'play', seat: due, move: legal[pick % legal.length]! };
  }
  if (table.phase === 'over' && what < 50) return { kind: 'reveal', secret: SECRET };
  if (what < 82) return { kind: 'take-back', seat };
  if (what < 84) return { kind: 'undo', seat: mayUndo(table) ?? seat };
  if (what < 86) return { kind: what === 84 ? 'pause' : 'resume' };
  if (what < 88) return { kind: 'tick' };
  if (what < 90) return { kind: 'sit', seat, sitter: { kind: 'computer', level: 2 }, seed: '' };
  if (what < 92) return { kind: 'play', seat, move: ['t12345', 't12', '-', 'c4', '5x7', '', 'x'][pick % 7]! };
  if (what === 99) return { kind: pick % 4 === 0 ? 'close' : 'abandon' };
  return { kind: RARE[pick % RARE.length]!, seat };
};

const actorFor = (table: Table, command: Command, { what, by }: Push): string => {
  if (what % 5 === 4) return HOLDERS[by]!;
  if (command.kind === 'reveal') return HOUSE;
  if (command.kind === 'sit' || !('seat' in command)) return table.host;
  return holderOf(table.seats[command.seat] ?? { kind: 'open' }) ?? table.host;
};

/** In the order of time, also those that were taken back. */
const throwsOf = (table: Table): readonly string[] =>
  stretchesOf({ tokens: tokensOf(table), takenBack: table.game?.takenBack ?? [] })
    .flatMap(({ tokens }) => tokens)
    .filter((token) => token.includes('='));

type Seen = {
  readonly before: Table;
  readonly after: Table;
  readonly command: Command;
  readonly by: string;
  readonly events: readonly TableEvent[];
};

const run = (options: OpenOptions, list: readonly Push[], see: (seen: Seen) => void): Bench => {
  const bench = new Bench(options, false);
  for (const push of list) {
    const before = bench.table;
    const command = commandFor(before, push);
    const by = actorFor(before, command, push);
    const dice = seededDice(`${push.pick} ${bench.events.length}`);
    const decided = bench.try(command, { by, dice, now: before.lastAt + push.ms });
    if (!isTableRefusal(decided)) see({ before, after: bench.table, command, by, events: decided });
    else expect(bench.table).toBe(before);
  }
  return bench;
};

/** The time limit keeps fast-check from shrinking a failure for minutes. */
const RUNS = { numRuns: 120, interruptAfterTimeLimit: 20_000 };

const FREE = ['sit', 'tick', 'start', 'close', 'toss', 'pause', 'resume', 'abandon', 'reveal'];

describe('for any commands by anybody', () => {
  test('a table rebuilt from the text of its events equals the live table', () => {
    fc.assert(
      fc.property(tables, pushes, (options, list) => {
        const bench = run(options, list, () => undefined);
        const events = parseEvents(makeEvents(bench.events));
        if (isUnreadable(events)) throw new Error(events.reason);
        expect(events).toEqual(bench.events);
        expect(rebuild(events)).toEqual(bench.table);
      }),
      RUNS,
    );
  });

  test('nobody acts for another seat', () => {
    fc.assert(
      fc.property(tables, pushes, (options, list) => {
        run(options, list, ({ before, command, by, events }) => {
          if (FREE.includes(command.kind) || !('seat' in command)) return;
          // A command after the deadline becomes `time-up`, and anybody may cause that.
          if (events[0]!.kind === 'time-up') return;
          const holder = holderOf(before.seats[command.seat]!);
          const sentAway = events[0]!.kind === 'left' && holder === HOUSE && isHost(before, by);
          expect(sentAway || holder === by).toBe(true);
        });
      }),
      RUNS,
    );
  });

  test('no seat is open during a game', () => {
    fc.assert(
      fc.property(tables, pushes, (options, list) => {
        run(options, list, ({ after }) => {
          if (after.phase === 'seating' || isClosed(after)) return;
          expect(after.seats.filter(({ kind }) => kind === 'open')).toEqual([]);
        });
      }),
      RUNS,
    );
  });

  test('thrown dice are never removed', () => {
    fc.assert(
      fc.property(tables, pushes, (options, list) => {
        run(options, list, ({ before, after }) => {
          expect(throwsOf(after).slice(0, throwsOf(before).length)).toEqual(throwsOf(before));
          expect(after.game?.throws ?? 0).toBe(throwsOf(after).length);
          const rolls = (table: Table) => {
            const rollOff = rollOffOf(table);
            return [...(rollOff?.past.flat() ?? []), ...(rollOff?.rolls ?? [])];
          };
          // A game that ends in the opening has none to show.
          if (after.phase === 'over' && after.game === null) return;
          expect(rolls(after).slice(0, rolls(before).length)).toEqual(rolls(before));
        });
      }),
      RUNS,
    );
  });

  test('only a person who plays alone against computers, on one device, undoes what dice have followed', () => {
    fc.assert(
      fc.property(tables, pushes, (options, list) => {
        run(options, list, ({ before, events }) => {
          const [event] = events;
          if (event?.kind !== 'undone') return;
          expect([before.dice.scheme, before.phase]).toEqual([1, 'playing']);
          expect(before.seats.filter(({ kind }) => kind !== 'computer')).toEqual([before.seats[event.seat]]);
          expect(before.seats[event.seat]).toMatchObject({ kind: 'person' });
        });
      }),
      RUNS,
    );
  });

  test('no dice are thrown and nobody begins while a seed is awaited', () => {
    fc.assert(
      fc.property(tables, pushes, (options, list) => {
        run(options, list, ({ before, after }) => {
          if (awaitedSeeds(before).length < 2 && awaitedSeeds(after).length === 0) return;
          expect([after.game, rollOffOf(after)]).toEqual([null, null]);
        });
      }),
      RUNS,
    );
  });

  test('its record can be read back at any time', () => {
    fc.assert(
      fc.property(tables, pushes, (options, list) => {
        const record = recordOf(run(options, list, () => undefined).table);
        if (record !== null) expect(parseRecord(makeRecord(record))).toEqual(record);
      }),
      RUNS,
    );
  });

  test('nobody spends more than the clock gives', () => {
    fc.assert(
      fc.property(tables, pushes, (options, list) => {
        run(options, list, ({ after }) => {
          const { clock, game, standIns } = after;
          if (clock.kind !== 'game') return;
          game?.time.spent.forEach((ms, seat) => expect(ms < clock.ms || standIns.includes(seat)).toBe(true));
        });
      }),
      RUNS,
    );
  });
});
