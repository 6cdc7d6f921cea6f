/** The browser's connection, created once. */
import { Connection, type ConnectionEnvironment } from './connection.svelte.ts';

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;

const environment: ConnectionEnvironment = {
  connect: ({ onOpen, onText, onClose }) => {
    const socket = new WebSocket(address());
    socket.onopen = onOpen;
    socket.onmessage = (event) => onText(String(event.data));
    socket.onclose = onClose;
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
  now: () => Date.now(),
  chance: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
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
};

let made: Connection | null = null;

export const theConnection = (): Connection => (made ??= new Connection(environment));
