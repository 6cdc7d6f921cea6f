export type Retry = (what: string, work: () => Promise<unknown>) => Promise<void>;

export const RETRY_MS = 2000;

/** Repeats work until it succeeds or the server stops: for work that no client would ask for again. */
export const createRetry =
  (isStopping: () => boolean, onError: (what: string, error: unknown) => void): Retry =>
  async (what, work) => {
    while (!isStopping()) {
      try {
        await work();
        return;
      } catch (error) {
        onError(what, error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
  };
