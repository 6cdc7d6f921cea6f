/** Schedules a table's automatic commands: decisions of computers, throws that no player made in time, the end of a clock. */
import { type Position, makeSetup } from '@abacow/rules';
import {
  type Command,
  type ComputerLevel,
  HOUSE,
  type RollOff,
  type Table,
  automaticAction,
  gameAt,
  rollOffOf,
  tokensOf,
} from '@abacow/table';
import type { Computers } from './computers.ts';
import type { Outcome, Hub } from './hub.ts';
import type { LiveTable } from './live.ts';

export type SchedulerOptions = {
  readonly command: Hub['command'];
  readonly choose: Computers['choose'];
  readonly isWatched: (table: string) => boolean;
  readonly now: () => number;
  readonly computerPauseMs: number;
  readonly onError: (error: unknown) => void;
};

export type Scheduler = {
  /** Sets the one timer that a table needs. Events that leave what is due as it is do not start its time anew. */
  readonly schedule: (live: LiveTable) => void;
  /** Runs a command of the server. */
  readonly run: (live: LiveTable, what: string, command: Command) => Promise<Outcome>;
  readonly stop: () => void;
};

/** What is due: a position, a throw of the opening, or the time of a deadline. */
type Occasion = Position | RollOff | number | 'toss';
type Scheduled = { readonly occasion: Occasion; timer?: NodeJS.Timeout };
type Work = { readonly occasion: Occasion; readonly ms: number; readonly work: () => Promise<unknown> };

const RETRY_MS = 2000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Timers are not exact: by then the time is certainly up. */
const AFTER_DEADLINE_MS = 1001;

/** A table's questions count for its host: only a host can have many tables. */
const choiceOf = ({ choose }: SchedulerOptions, table: Table, level: ComputerLevel): Promise<string> =>
  choose(table.host, { setup: makeSetup(gameAt(table).setup), tokens: tokensOf(table), level });

/** Computers play each other only while a guest watches. */
const hasAudience = ({ isWatched }: SchedulerOptions, table: Table): boolean =>
  table.seats.some(({ kind }) => kind === 'person') || isWatched(table.id);

export const createScheduler = (options: SchedulerOptions): Scheduler => {
  const startedAt = options.now();
  const timers = new Map<string, Scheduled>();
  let stopped = false;

  /** The command's id depends on the table's state, so that a second process doing the same is harmless. */
  const run: Scheduler['run'] = (live, what, command) => {
    const seen = live.events.length;
    return options.command({ table: live.id, by: HOUSE, id: `${what}-${seen}`, seen, command });
  };

  const moveFor = async (live: LiveTable, seat: number, level: ComputerLevel): Promise<void> => {
    const { table } = live;
    const move = await choiceOf(options, table, level);
    if (live.table.game?.position !== gameAt(table).position) return;
    await run(live, 'computer', { kind: 'play', seat, move });
  };

  /** Time before this process started is not counted: the players may have had no server either. */
  const deadlineHere = (table: Table, at: number): number =>
    table.phase === 'opening' ? at + Math.max(0, startedAt - table.since) : at;

  const workFor = (live: LiveTable): Work | null => {
    const { table } = live;
    const action = automaticAction(table, live.secret);
    const paced = (occasion: Occasion, work: Work['work']): Work | null =>
      hasAudience(options, table) ? { occasion, ms: options.computerPauseMs, work } : null;
    switch (action?.kind) {
      case 'computer-throw':
        return paced(rollOffOf(table) ?? 'toss', () => run(live, action.command.kind, action.command));
      case 'computer-move':
        return paced(gameAt(table).position, () => moveFor(live, action.seat, action.level));
      case 'deadline': {
        const ms = deadlineHere(table, action.at) + AFTER_DEADLINE_MS - options.now();
        return { occasion: action.at, ms, work: () => run(live, 'tick', { kind: 'tick' }) };
      }
      // Stored together with the command before it.
      case 'at-once':
      case undefined:
        return null;
    }
  };

  const setTimer = (id: string, { occasion, ms, work }: Work): void => {
    const scheduled: Scheduled = { occasion };
    const isDue = (): boolean => timers.get(id) === scheduled;
    const arm = (wait: number): void => {
      scheduled.timer = setTimeout(due, Math.min(LONGEST_TIMER_MS, Math.max(0, wait))).unref();
    };
    const due = (): void => {
      work().then(
        () => void (isDue() && timers.delete(id)),
        (error: unknown) => {
          options.onError(error);
          // Retried, unless something else is due.
          if (isDue() && !stopped) arm(RETRY_MS);
        },
      );
    };
    timers.set(id, scheduled);
    arm(ms);
  };

  return {
    run,
    schedule: (live) => {
      if (stopped) return;
      const scheduled = timers.get(live.id);
      const work = workFor(live);
      if (scheduled !== undefined && scheduled.occasion === work?.occasion) return;
      clearTimeout(scheduled?.timer);
      timers.delete(live.id);
      if (work !== null) setTimer(live.id, work);
    },
    stop: () => {
      stopped = true;
      for (const { timer } of timers.values()) clearTimeout(timer);
    },
  };
};
