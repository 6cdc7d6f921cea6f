import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  resolve: {
    conditions: ['source', 'browser'],
    // This library remembers the page, so it is loaded again for every test file. Vitest can do so with its ES module only.
    alias: [
      {
        find: /^@testing-library\/dom$/,
        replacement: '@testing-library/dom/dist/@testing-library/dom.esm.js',
      },
    ],
  },
  test: {
    name: 'web',
    environment: './testenvironment.config.ts',
    pool: 'threads',
    // Test files share a worker, because starting one takes longer than most of them. The set-up keeps them apart.
    isolate: false,
    setupFiles: ['./testpage.config.ts'],
    server: { deps: { inline: [/@testing-library/] } },
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
