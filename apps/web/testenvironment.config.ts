/** Runs code compiled for the browser without a DOM: creating one takes longer than most test files. */
import type { Environment } from 'vitest/runtime';

export default {
  name: 'no-dom',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
