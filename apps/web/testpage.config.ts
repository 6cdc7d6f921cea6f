/** Runs before every test file: gives it an empty page and modules that nothing has used yet. */
import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/** Timers that the file has left behind must not act on the page of the next file. */
const clearTimersAtEnd = (): void => {
  const { setTimeout, setInterval } = globalThis;
  const started: NodeJS.Timeout[] = [];
  const noted = <F extends (...args: never[]) => NodeJS.Timeout>(start: F): F =>
    ((...args) => {
      const timer = start(...args);
      started.push(timer);
      return timer;
    }) as F;
  Object.assign(globalThis, { setTimeout: noted(setTimeout), setInterval: noted(setInterval) });
  afterAll(() => {
    started.forEach(clearTimeout);
    Object.assign(globalThis, { setTimeout, setInterval });
  });
};

vi.resetModules();
const page = await builtinEnvironments['happy-dom'].setup(globalThis, {});
afterAll(() => page.teardown(globalThis));
clearTimersAtEnd();
// Tables find the games in a registry that the app fills when it starts.
await import('./src/games/screens.ts');
