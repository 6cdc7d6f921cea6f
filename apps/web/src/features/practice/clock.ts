/** Time and chance, so that tests can script both. */
export type Clock = {
  now(): number;
  /** Calls back once, unless the returned function is called before. */
  after(ms: number, call: () => void): () => void;
  /** Calls back again and again until the returned function is called. */
  every(ms: number, call: () => void): () => void;
  /** At least 0, less than 1. */
  random(): number;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, call) => {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
  random: () => Math.random(),
};
