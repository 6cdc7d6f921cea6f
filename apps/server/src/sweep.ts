/** Regular work on the whole store: ending abandoned games, and deleting what has expired. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** By then players have reconnected, and other processes have sent their presence. */
export const FIRST_SWEEP_MS = 5 * 60 * 1000;
export const SWEEP_EVERY_MS = DAY_MS;

/** Stops soon once `mayContinue` is false. */
export type SweepTask = (mayContinue: () => boolean) => Promise<void>;

export type Sweep = {
  /** Sweeps soon, and then once a day. */
  readonly start: () => void;
  /** Resolves when no sweep runs. */
  readonly stop: () => Promise<void>;
};

/** The tasks run one after the other; one that fails does not stop the others. */
export const createSweep = (tasks: readonly SweepTask[], onError: (error: unknown) => void): Sweep => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let sweeping: Promise<void> = Promise.resolve();
  const mayContinue = (): boolean => !stopped;
  const sweep = async (): Promise<void> => {
    for (const task of tasks) if (mayContinue()) await task(mayContinue).catch(onError);
    sweepIn(SWEEP_EVERY_MS);
  };
  const sweepIn = (ms: number): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      sweeping = sweep();
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
