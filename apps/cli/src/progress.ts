import type { Environment } from './environment.ts';

const BAR = 30;
const REDRAW_MS = 100;

export const makeBar = (done: number, total: number): string => {
  const share = total === 0 ? 1 : done / total;
  const filled = Math.floor(share * BAR);
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${Math.floor(share * 100)} %`;
};

export interface Progress {
  /** `note` is shown after the bar. */
  show(done: number, note?: string): void;
  clear(): void;
}

/** A progress bar on standard error; shown only if that is a terminal. */
export const progressOn = (environment: Environment, total: number): Progress => {
  if (!environment.isErrorTerminal) return { show: () => undefined, clear: () => undefined };
  let last = -Infinity;
  return {
    show: (done, note = '') => {
      const now = environment.clock();
      if (now - last < REDRAW_MS) return;
      last = now;
      environment.clearLine();
      environment.warn(`${makeBar(done, total)} ${done} of ${total}${note === '' ? '' : `, ${note}`}`);
    },
    clear: () => {
      if (last > -Infinity) environment.clearLine();
    },
  };
};
