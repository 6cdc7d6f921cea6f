/** What a table waits for from the house: its computers' decisions, throws that nobody made in time, the end of somebody's time. */
import { makeSetup } from '@abacow/rules';
import {
  type Command,
  type ComputerLevel,
  HOUSE,
  type Table,
  automaticAction,
  tokensOf,
} from '@abacow/table';
import type { Computers } from './computers.ts';
import type { Answer, Hub } from './hub.ts';
import type { LiveTable } from './live.ts';

export type AttendantOptions = {
  readonly command: Hub['command'];
  readonly choose: Computers['choose'];
  readonly isWatched: (table: string) => boolean;
  readonly now: () => number;
  readonly computerPauseMs: number;
  readonly onTrouble: (error: unknown) => void;
};

export type Attendant = {
  /** Sets the one timer that a table needs. Looking on does not set it back. */
  readonly attend: (live: LiveTable) => void;
  /** A command of the house. */
  readonly house: (live: LiveTable, what: string, command: Command) => Promise<Answer>;
  readonly stop: () => void;
};

/** A timer, and how many events its table had when it was set. */
type Waiting = { readonly at: number; timer?: NodeJS.Timeout };
type Work = { readonly ms: number; readonly work: () => Promise<unknown> };

const RETRY_MS = 2000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The house looks when the time is up for certain, whatever a timer is worth. */
const AFTER_DEADLINE_MS = 1001;

const choiceOf = ({ choose }: AttendantOptions, table: Table, level: ComputerLevel): Promise<string> =>
  choose({ setup: makeSetup(table.setup!), tokens: tokensOf(table), level });

/** Computers among themselves play for whoever looks on. */
const hasCompany = ({ isWatched }: AttendantOptions, table: Table): boolean =>
  table.seats.some(({ kind }) => kind === 'person') || isWatched(table.id);

export const createAttendant = (options: AttendantOptions): Attendant => {
  const startedAt = options.now();
  const waitings = new Map<string, Waiting>();
  let stopped = false;

  /** The id names what is answered: a second process doing the same collides harmlessly. */
  const house: Attendant['house'] = (live, what, command) => {
    const seen = live.events.length;
    return options.command({ table: live.id, by: HOUSE, id: `${what}-${seen}`, seen, command });
  };

  const moveFor = async (live: LiveTable, seat: number, level: ComputerLevel): Promise<void> => {
    const { table } = live;
    const move = await choiceOf(options, table, level);
    if (live.table !== table) return;
    await house(live, 'computer', { kind: 'play', seat, move });
  };

  /** Time in which this process did not run is not counted: the players may have been shut out too. */
  const deadlineHere = (table: Table, at: number): number =>
    table.phase === 'opening' ? at + Math.max(0, startedAt - table.lastAt) : at;

  const workFor = (live: LiveTable): Work | null => {
    const { table } = live;
    const action = automaticAction(table, live.secret);
    const paced = (work: Work['work']): Work | null =>
      hasCompany(options, table) ? { ms: options.computerPauseMs, work } : null;
    switch (action?.kind) {
      case 'computer-throw':
        return paced(() => house(live, action.command.kind, action.command));
      case 'computer-move':
        return paced(() => moveFor(live, action.seat, action.level));
      case 'deadline': {
        const ms = deadlineHere(table, action.at) + AFTER_DEADLINE_MS - options.now();
        return { ms, work: () => house(live, 'tick', { kind: 'tick' }) };
      }
      // Done with the command that brought it about.
      case 'at-once':
      case undefined:
        return null;
    }
  };

  const setTimer = ({ id, events }: LiveTable, { ms, work }: Work): void => {
    const waiting: Waiting = { at: events.length };
    const isDue = (): boolean => waitings.get(id) === waiting;
    const arm = (wait: number): void => {
      waiting.timer = setTimeout(due, Math.min(LONGEST_TIMER_MS, Math.max(0, wait))).unref();
    };
    const due = (): void => {
      work().then(
        () => void (isDue() && waitings.delete(id)),
        (error: unknown) => {
          options.onTrouble(error);
          // Whatever the house owes the table is tried again, unless somebody else moved it on meanwhile.
          if (isDue() && !stopped) arm(RETRY_MS);
        },
      );
    };
    waitings.set(id, waiting);
    arm(ms);
  };

  return {
    house,
    attend: (live) => {
      const waiting = waitings.get(live.id);
      if (waiting?.at === live.events.length || stopped) return;
      clearTimeout(waiting?.timer);
      waitings.delete(live.id);
      const work = workFor(live);
      if (work !== null) setTimer(live, work);
    },
    stop: () => {
      stopped = true;
      for (const { timer } of waitings.values()) clearTimeout(timer);
    },
  };
};
