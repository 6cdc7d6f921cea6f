import type { World } from './world.ts';

const BAR = 30;
const REDRAW_MS = 100;

export const makeBar = (done: number, total: number): string => {
  const share = total === 0 ? 1 : done / total;
  const filled = Math.floor(share * BAR);
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${Math.floor(share * 100)} %`;
};

export interface Progress {
  /** `note` stands behind the bar. */
  show(done: number, note?: string): void;
  clear(): void;
}

/** A bar on standard error that redraws itself; silent unless a person sees it. */
export const progressOn = (world: World, total: number): Progress => {
  if (!world.warned) return { show: () => undefined, clear: () => undefined };
  let last = -Infinity;
  return {
    show: (done, note = '') => {
      const now = world.clock();
      if (now - last < REDRAW_MS) return;
      last = now;
      world.warn(`\r\x1b[K${makeBar(done, total)} ${done} of ${total}${note === '' ? '' : `, ${note}`}`);
    },
    clear: () => {
      if (last > -Infinity) world.warn('\r\x1b[K');
    },
  };
};
