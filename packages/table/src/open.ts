/** Opens a table, or a rematch for the same people. */
import { gameOf, isUnreadable } from '@abacow/rules';
import * as v from 'valibot';
import { type GameChoice, type Opening, rotate, rotateChoice, seatsFor, setupFor } from './choice.ts';
import { type ClockSetup, clock as clockSchema } from './clock.ts';
import type { HelpChosen, Kept, Opened, Sat, TableEvent } from './events.ts';
import { ALL_SHOWN, type SeatHelp, hasCalculations, isSameHelp } from './help.ts';
import { isName } from './names.ts';
import { type TableRefusal, refuseCommand } from './refusals.ts';
import { whole } from './schemas.ts';
import { type Seating, isLevel } from './seats.ts';
import { type Table, isClosed } from './table.ts';

export type OpenOptions = {
  readonly id: string;
  readonly host: string;
  readonly choice: GameChoice;
  readonly opening: Opening;
  readonly clock: ClockSetup;
  /** Only for games in rounds. */
  readonly timeLimitMs?: number | undefined;
  readonly commitment: string | null;
  /** 2: people commit to their seeds and reveal them after the start. */
  readonly scheme?: 2;
  /** Missing: the table's id. */
  readonly diceName?: string;
  /** Whether bots may sit down. Missing: not said. */
  readonly bots?: boolean | undefined;
  /** Whether strangers meet here under standard terms. */
  readonly isRated?: boolean;
  /** One per seat; open seats are filled later. */
  readonly seats: readonly Seating[];
  /** One per seat. Null reserves the seat for its person, who adds a seed when sitting down. */
  readonly seeds: readonly (string | null)[];
  /** One per seat; missing: everything is shown to everybody. */
  readonly helps?: readonly SeatHelp[] | undefined;
  readonly now: number;
};

const whyNotSeating = (seating: Seating): TableRefusal | null => {
  if (seating.kind === 'person' && !isName(seating.name)) return refuseCommand('seat/name', seating.name);
  return seating.kind === 'computer' && !isLevel(seating.level)
    ? refuseCommand('seat/level', seating.level)
    : null;
};

/** For games in rounds: when so much time was played, the round in progress is the last. */
export const timeLimitMs = whole(
  '"timeLimitMs" must be the milliseconds of a game in rounds',
  60_000,
  24 * 60 * 60_000,
);

export const isTimeLimit = (choice: GameChoice, ms: number): boolean =>
  v.is(timeLimitMs, ms) && (gameOf(choice).lastRound?.fits(choice) ?? false);

const whyNotOpen = (options: OpenOptions): TableRefusal | null => {
  const { choice, opening, clock, timeLimitMs, seats } = options;
  const setup = setupFor(choice, 0);
  if (isUnreadable(setup)) return refuseCommand('table/choice', setup.reason);
  if (seats.length !== seatsFor(choice)) return refuseCommand('seat/unknown', seats.length);
  if (opening.kind === 'chosen' && seats[opening.seat] === undefined)
    return refuseCommand('table/opening', opening.seat);
  if (!v.is(clockSchema, clock)) return refuseCommand('table/clock');
  if (timeLimitMs !== undefined && !isTimeLimit(choice, timeLimitMs))
    return refuseCommand('table/time-limit', timeLimitMs);
  if (!hasCalculations(choice) && options.helps?.some((help) => !isSameHelp(help, ALL_SHOWN)))
    return refuseCommand('help/none');
  return seats.map(whyNotSeating).find((refusal) => refusal !== null) ?? null;
};

const HIDING = { hidesNumbers: true } as const;

const helpsChosen = ({ helps = [], seats, now: at }: OpenOptions): readonly HelpChosen[] =>
  helps.flatMap((chosen, seat) =>
    seats[seat]?.kind !== 'person' || isSameHelp(chosen, ALL_SHOWN)
      ? []
      : [{ kind: 'help-chosen', at, seat, help: chosen.help, ...(chosen.hidesNumbers ? HIDING : {}) }],
  );

/** The events that open a table and seat the players who are there already. */
export const openTable = (options: OpenOptions): readonly TableEvent[] | TableRefusal => {
  const refusal = whyNotOpen(options);
  if (refusal !== null) return refusal;
  const { id, host, choice, opening, clock, timeLimitMs, commitment, scheme, diceName, now: at } = options;
  const { bots, isRated = false } = options;
  const versioned = scheme === undefined ? {} : { scheme };
  const named = diceName === undefined ? {} : { diceName };
  const opened: Opened = {
    kind: 'opened',
    at,
    table: id,
    host,
    choice,
    opening,
    clock,
    ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
    commitment,
    ...versioned,
    ...named,
    ...(bots === undefined ? {} : { bots }),
    ...(isRated ? { rated: true } : {}),
  };
  const sat = options.seats.flatMap((seating, seat): (Kept | Sat)[] => {
    if (seating.kind === 'open') return [];
    const seed = options.seeds[seat] ?? null;
    return seed === null && seating.kind === 'person'
      ? [{ kind: 'kept', at, seat, seating }]
      : [{ kind: 'sat', at, seat, seating, seed: scheme === 2 ? '' : (seed ?? '') }];
  });
  return [opened, ...sat, ...helpsChosen(options)];
};

export type RematchOptions = Pick<OpenOptions, 'id' | 'commitment' | 'scheme' | 'seeds' | 'now'>;

/**
 * The same game again with everybody one seat further. In Cowpath the players swap crosses and circles. A chosen
 * beginner stays the same seat, so another person begins.
 */
export const rematchOf = (table: Table, next: RematchOptions): OpenOptions => ({
  host: table.host,
  choice: rotateChoice(table.choice),
  opening: table.opening,
  clock: table.clock,
  timeLimitMs: table.timeLimitMs ?? undefined,
  bots: table.bots ?? undefined,
  isRated: table.isRated,
  seats: rotate(table.seats),
  helps: rotate(table.helps),
  ...next,
});

/** Whether every person at the table wants a rematch. */
export const isRematchAgreed = (table: Table): boolean =>
  table.phase === 'over' &&
  !isClosed(table) &&
  table.seats.every((seating, seat) => seating.kind !== 'person' || table.rematch.includes(seat));
