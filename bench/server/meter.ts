/** Counts moves and measures how long their answers take, after a warm-up; prints the result as one line of JSON. */
export type Result = { readonly movesPerSecond: number; readonly p50: number; readonly p99: number };

export type Meter = { readonly answered: (sentAt: number) => void };

const at = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Ends the process when the time is over. */
export const startMeter = (warmUpMs: number, measureMs: number): Meter => {
  let measuring = false;
  const latencies: number[] = [];
  setTimeout(() => {
    measuring = true;
    const began = performance.now();
    setTimeout(() => {
      const seconds = (performance.now() - began) / 1000;
      const sorted = Float64Array.from(latencies).sort();
      const result: Result = {
        movesPerSecond: latencies.length / seconds,
        p50: at(sorted, 0.5),
        p99: at(sorted, 0.99),
      };
      process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
    }, measureMs);
  }, warmUpMs);
  return {
    answered: (sentAt) => {
      if (measuring) latencies.push(performance.now() - sentAt);
    },
  };
};

/** The arguments of a players' process: `port games warm-up measure`. */
export const readArguments = (): { port: number; games: number; warmUpMs: number; measureMs: number } => {
  const [port, games, warmUpMs, measureMs] = process.argv.slice(2).map(Number);
  return { port: port!, games: games!, warmUpMs: warmUpMs!, measureMs: measureMs! };
};

export const SHEET = '5xc3451/cc22c3x/oc3c121/445c544/121c3cx/o3c22cc/1543co5';
