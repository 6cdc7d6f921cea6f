/** Runs code compiled for the browser. `testpage.config.ts` creates the page, because Vitest would share one between test files. */
import type { Environment } from 'vitest/runtime';

export default {
  name: 'browser-code',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
