import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  resolve: { conditions: ['source', 'browser'] },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // A busy machine may take its time; a state that never comes still fails.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 30_000,
  },
});
