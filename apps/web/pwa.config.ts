/** The web app manifest and what the service worker caches for offline play. */
import { VitePWA } from 'vite-plugin-pwa';

export const pwa = VitePWA({
  // A new version waits for the player, so that no reload interrupts a turn.
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    id: '/',
    name: 'Abacow',
    short_name: 'Abacow',
    description: 'Cowpath and Trio: two dice games on paper and wood',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#b98550',
    theme_color: '#b98550',
    categories: ['games'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    // Everything is cached, including the computer players' weights, so that all opponents work offline. The page
    // itself loads the weights only when a computer plays.
    globPatterns: ['**/*.{js,css,html,svg,png,woff2,wasm,bin,webmanifest}'],
    maximumFileSizeToCacheInBytes: 8_000_000,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(api|socket|assets|docs)(\/|$)/, /\.[a-z0-9]+$/i],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});
