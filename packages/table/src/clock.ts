/** Clocks. The current time is always passed in: every command and event has one. */
import { type Seat, gameOf } from '@abacow/rules';
import * as v from 'valibot';
import { whole } from './schemas.ts';
import { type LastDecision, type PlayingTable, type Table, type TableGame, awaitedSeeds } from './table.ts';

const SHAPE = '"clock" must be none, or have a kind and milliseconds';

/** `ms` is the time for each decision (`move`), or for all decisions of a seat together (`game`). */
export const makeClock = (least: number, most: number) =>
  v.variant(
    'kind',
    [
      v.object({ kind: v.literal('none') }),
      v.object({ kind: v.picklist(['move', 'game']), ms: whole(SHAPE, least, most) }, SHAPE),
    ],
    SHAPE,
  );
export const clock = makeClock(1, Number.MAX_SAFE_INTEGER);
export type ClockSetup = Readonly<v.InferOutput<typeof clock>>;

export const NO_CLOCK: ClockSetup = { kind: 'none' };

/** The time for each throw of the opening, unless the clock has a time per move. */
export const OPENING_THROW_MS = 60_000;

/** The seat whose time runs: the one that has to decide, if a person sits there and the clock is not paused. */
export const runningSeat = (table: Table): Seat | null => {
  if (table.clock.kind === 'none' || table.phase !== 'playing' || table.game.paused) return null;
  const { position } = table.game;
  return position.kind === 'decision' && table.seats[position.seat]?.kind === 'person' ? position.seat : null;
};

const spentBy = ({ clock, game }: Table, seat: Seat): number => {
  if (game === null) return 0;
  if (clock.kind === 'game') return game.spent[seat] ?? 0;
  return game.position.seat === seat ? game.usedMs : 0;
};

/** Milliseconds a seat has left, never below 0; null without a clock. */
export const timeLeft = (table: Table, seat: Seat, now: number): number | null => {
  const { clock, game } = table;
  if (clock.kind === 'none') return null;
  const running = game !== null && runningSeat(table) === seat ? Math.max(0, now - game.since) : 0;
  return Math.max(0, clock.ms - spentBy(table, seat) - running);
};

/** When the running seat's time is up, if nothing happens before. */
export const deadlineOf = (table: Table): number | null => {
  const seat = runningSeat(table);
  if (seat === null || table.clock.kind === 'none' || table.game === null) return null;
  return table.game.since + table.clock.ms - spentBy(table, seat);
};

/** How long a player has to reveal the seed, unless the clock gives more time per move. */
export const REVEAL_SEED_MS = 60_000;

/** Until when awaited seeds must be revealed; null if none is awaited. */
export const seedDeadline = (table: Table): number | null => {
  if (table.phase !== 'opening' || awaitedSeeds(table).length === 0) return null;
  return table.since + Math.max(REVEAL_SEED_MS, table.clock.kind === 'move' ? table.clock.ms : 0);
};

/** When the table tosses the coin or rolls by itself in the opening, if nobody does it before. */
export const openingDeadline = (table: Table): number | null => {
  if (table.phase !== 'opening' || awaitedSeeds(table).length > 0) return null;
  const { clock, since } = table;
  return since + (clock.kind === 'move' ? clock.ms : OPENING_THROW_MS);
};

/** Whether the table counts time: a clock runs, or the game has a time limit. */
export const isTimed = ({ clock, timeLimitMs }: Pick<Table, 'clock' | 'timeLimitMs'>): boolean =>
  clock.kind !== 'none' || timeLimitMs !== null;

const isPlayRunning = (table: Table): table is PlayingTable =>
  table.phase === 'playing' && !table.game.paused;

/** Milliseconds until the round in progress becomes the last, never below 0; null without a time limit. */
export const playTimeLeft = (table: Table, now: number): number | null => {
  const { timeLimitMs, game } = table;
  if (timeLimitMs === null) return null;
  const running = isPlayRunning(table) ? Math.max(0, now - table.game.since) : 0;
  return Math.max(0, timeLimitMs - (game?.playedMs ?? 0) - running);
};

/** When the time limit is reached, if the game is not paused before; null if there is none or it is reached. */
export const limitDeadline = (table: Table): number | null => {
  if (table.timeLimitMs === null || !isPlayRunning(table) || table.game.isLimitReached) return null;
  return table.game.since + table.timeLimitMs - table.game.playedMs;
};

export const isLimitDue = (table: Table, now: number): boolean => {
  const deadline = limitDeadline(table);
  return deadline !== null && now >= deadline;
};

/** The table with the round in progress as its last one, if the time limit is reached by now. */
export const withLastRound = (table: Table, now: number): Table => {
  if (table.phase !== 'playing' || !isLimitDue(table, now)) return table;
  const rule = gameOf(table.choice).lastRound;
  if (rule === undefined) return table;
  const { setup, position, before, lastDecision } = table.game;
  const limited = rule.setup(setup, position);
  const limitedDecision = (decision: LastDecision | null): LastDecision | null =>
    decision === null ? null : { ...decision, position: rule.position(decision.position, limited) };
  const game: TableGame = {
    ...table.game,
    isLimitReached: true,
    setup: limited,
    position: rule.position(position, limited),
    before: limitedDecision(before),
    lastDecision: limitedDecision(lastDecision),
  };
  return { ...table, game };
};

export const isTimeUp = (table: Table, now: number): boolean => {
  const deadline = deadlineOf(table);
  return deadline !== null && now >= deadline;
};

type CountedTime = Pick<TableGame, 'spent' | 'usedMs' | 'playedMs' | 'since'>;

/** The time of the running seat and of play, counted up to now; as it is where no time is counted. */
export const countTime = (table: PlayingTable, now: number): CountedTime => {
  const { game } = table;
  if (!isTimed(table)) return game;
  const seat = runningSeat(table);
  const passed = Math.max(0, now - game.since);
  return {
    spent: seat === null ? game.spent : game.spent.map((ms, index) => (index === seat ? ms + passed : ms)),
    usedMs: seat === null ? game.usedMs : game.usedMs + passed,
    playedMs: game.playedMs + (table.timeLimitMs !== null && isPlayRunning(table) ? passed : 0),
    since: now,
  };
};

export const bookTime = (table: Table, now: number): Table =>
  table.phase === 'playing' && isTimed(table)
    ? { ...table, game: { ...table.game, ...countTime(table, now) } }
    : table;
