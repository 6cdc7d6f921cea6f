import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstPage } from './firstpage.config.ts';
import { licences } from './licences.config.ts';
import { preload } from './preload.config.ts';
import { chunks } from './chunks.config.ts';
import { pwa } from './pwa.config.ts';

const API = `http://localhost:${process.env['PORT'] ?? '3000'}`;

/** How long each plugin took is no warning. */
const NO_TIMINGS = { bundlerTimings: false };

export default defineConfig({
  plugins: [svelte(), pwa, preload, firstPage, licences],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The cow and the wood stay separate files: they are cached once and don't enlarge the script.
    assetsInlineLimit: 512,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: NO_TIMINGS, output: { codeSplitting: { groups: [...chunks] } } },
  },
  worker: { format: 'es', rolldownOptions: { checks: NO_TIMINGS } },
  // `npm run dev` starts the server that answers these.
  server: {
    proxy: {
      '/api': { target: API },
      '/socket': { target: API, ws: true },
    },
  },
});
