/** The browser's connection, created once. */
import { environmentOf } from '@abacow/client';
import { Connection, type PageEnvironment } from './connection.svelte.ts';

const environment = (): PageEnvironment => ({
  ...environmentOf({ WebSocket, setTimeout, clearTimeout, Date, crypto }, location.origin),
  isOnline: () => navigator.onLine,
  onNetwork: (call) => {
    addEventListener('online', call);
    addEventListener('offline', call);
  },
  onVisible: (call) => {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && call());
    // A page from the back/forward cache has lost its socket.
    window.addEventListener('pageshow', (event) => event.persisted && call());
  },
});

let made: Connection | null = null;

export const theConnection = (): Connection => (made ??= new Connection(environment()));
