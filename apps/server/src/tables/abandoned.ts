/**
 * Games that everybody left. Nobody is there to end them and no clock does, so the house breaks them off in the end:
 * however a game ends, its dice can be checked.
 */
import { HOUSE, type Table, personSeats } from '@abacow/table';
import type { Store } from '../store/store.ts';
import type { Hub } from './hub.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long nothing may have happened. */
export const ABANDONED_AFTER_MS = 7 * DAY_MS;
/** By then whoever was at a table has found back to it, and other processes have told who is with them. */
export const FIRST_SWEEP_MS = 5 * 60 * 1000;
export const SWEEP_EVERY_MS = DAY_MS;
const PAGE = 100;

export type SweepOptions = {
  readonly store: Pick<Store, 'tablesIn'>;
  readonly hub: Pick<Hub, 'table' | 'command'>;
  /** Seats whose players are away. */
  readonly absentSeats: (table: Table) => readonly number[];
  readonly now: () => number;
  readonly onTrouble: (error: unknown) => void;
};

const isOld = ({ now }: SweepOptions, at: number): boolean => now() - at >= ABANDONED_AFTER_MS;

const isAbandoned = (options: SweepOptions, table: Table): boolean =>
  isOld(options, table.lastAt) && options.absentSeats(table).length === personSeats(table.seats).length;

/** The id names what is ended: a second process doing the same collides harmlessly. */
const endIfAbandoned = async (options: SweepOptions, id: string): Promise<void> => {
  const { hub } = options;
  const live = await hub.table(id);
  if (live === null || !isAbandoned(options, live.table)) return;
  const seen = live.events.length;
  await hub.command({ table: id, by: HOUSE, id: `abandon-${seen}`, seen, command: { kind: 'abandon' } });
};

const sweepPhase = async (options: SweepOptions, phase: string, mayGoOn: () => boolean): Promise<void> => {
  for (let after = ''; mayGoOn();) {
    const page = await options.store.tablesIn(phase, after, PAGE);
    for (const { id, updatedAt } of page) {
      if (!mayGoOn()) return;
      // What the store tells of a table is never newer than the table itself. One that cannot be read stops no other.
      if (isOld(options, updatedAt)) await endIfAbandoned(options, id).catch(options.onTrouble);
    }
    if (page.length < PAGE) return;
    after = page[page.length - 1]!.id;
  }
};

/** Goes once through all games that are under way. */
export const endAbandoned = async (options: SweepOptions, mayGoOn = (): boolean => true): Promise<void> => {
  for (const phase of ['opening', 'playing']) await sweepPhase(options, phase, mayGoOn);
};

export type Sweep = {
  /** Soon, and then once a day. */
  readonly start: () => void;
  /** Resolves when nothing is being ended any more. */
  readonly stop: () => Promise<void>;
};

export const createSweep = (options: SweepOptions): Sweep => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let sweeping: Promise<void> = Promise.resolve();
  const sweepIn = (ms: number): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      sweeping = endAbandoned(options, () => !stopped)
        .catch(options.onTrouble)
        .then(() => sweepIn(SWEEP_EVERY_MS));
    }, ms).unref();
  };
  return {
    start: () => sweepIn(FIRST_SWEEP_MS),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return sweeping;
    },
  };
};
