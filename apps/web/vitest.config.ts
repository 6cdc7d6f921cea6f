import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  resolve: { conditions: ['source', 'browser'] },
  test: {
    name: 'web',
    // A test that renders or reads the page begins with `// @vitest-environment happy-dom`.
    environment: './testenvironment.config.ts',
    pool: 'threads',
    // Svelte in one file instead of 150: every test file loads it afresh.
    deps: {
      optimizer: {
        client: {
          enabled: true,
          include: [
            'svelte',
            'svelte/internal/client',
            'svelte/internal/disclose-version',
            'svelte/reactivity',
            'valibot',
          ],
        },
      },
    },
    include: ['src/**/*.test.ts'],
    // A busy machine may take its time; a state that never comes still fails.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 30_000,
  },
});
