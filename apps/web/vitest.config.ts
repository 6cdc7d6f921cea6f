import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  resolve: { conditions: ['source', 'browser'] },
  test: {
    name: 'web',
    // A test that renders or reads the page starts with `// @vitest-environment happy-dom`.
    environment: './testenvironment.config.ts',
    pool: 'threads',
    // Svelte is bundled into one file instead of 150, because every test file loads it again.
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
    // A busy machine may be slow; a state that never comes still fails.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 30_000,
  },
});
