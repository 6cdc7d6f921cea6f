/** The service worker: it caches the app for offline play. A new version waits until the player wants it. */
class Update {
  /** A new version is installed and waits. */
  ready: boolean = $state.raw(false);
  /** Everything is cached: the app works offline. */
  offline: boolean = $state.raw(false);
}

export const update = new Update();

let waiting: ServiceWorker | null = null;

const offer = (worker: ServiceWorker | null): void => {
  waiting = worker;
  update.ready = worker !== null;
};

const watch = (worker: ServiceWorker): void =>
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) offer(worker);
    if (worker.state === 'activated') update.offline = true;
  });

const CHECK_MS = 60 * 60 * 1000;

const register = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register('/sw.js');
  update.offline = registration.active !== null;
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
    offer(registration.waiting);
  if (registration.installing !== null) watch(registration.installing);
  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) watch(registration.installing);
  });
  setInterval(() => void registration.update().catch(() => undefined), CHECK_MS);
};

/** Caching the whole app takes time and bandwidth, so it starts this long after the page has loaded. */
const REGISTER_AFTER_MS = 3000;

export const startOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () => setTimeout(() => void register().catch(() => undefined), REGISTER_AFTER_MS);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
};

/** Activates the waiting version and reloads the page. */
export const changeOver = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
};
