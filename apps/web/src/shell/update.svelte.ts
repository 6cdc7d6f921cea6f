/** The service worker: the app is kept for offline play, and a newer version waits until the player wants it. */
class Update {
  /** A newer version is here and waits. */
  ready: boolean = $state.raw(false);
  /** Everything is kept: the app plays without a network from now on. */
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

/** Keeping the whole app is work: it begins some while after the page has loaded, so that it never competes with it. */
const SETTLED_MS = 3000;

export const startOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () => setTimeout(() => void register().catch(() => undefined), SETTLED_MS);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
};

/** Changes over to the waiting version; the page loads again where it is. */
export const changeOver = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
};
