/** Asks the browser to keep what this app stores, even when the device runs out of space. */

type Storage = Pick<StorageManager, 'persist' | 'persisted'>;

/** Missing in old browsers and on pages without HTTPS. */
const browserStorage = (): Storage | null =>
  (navigator as { readonly storage?: Storage }).storage?.persist === undefined ? null : navigator.storage;

/** `unknown`: this browser cannot say. */
export type Persistence = 'kept' | 'not-kept' | 'unknown';

export const persistence = async (storage: Storage | null = browserStorage()): Promise<Persistence> => {
  try {
    if (storage === null) return 'unknown';
    return (await storage.persisted()) ? 'kept' : 'not-kept';
  } catch {
    return 'unknown';
  }
};

/** Asks only if the browser has not agreed yet. Some browsers show a question, others decide by themselves. */
export const askToPersist = async (storage: Storage | null = browserStorage()): Promise<Persistence> => {
  const before = await persistence(storage);
  if (before !== 'not-kept' || storage === null) return before;
  try {
    return (await storage.persist()) ? 'kept' : 'not-kept';
  } catch {
    return 'not-kept';
  }
};
