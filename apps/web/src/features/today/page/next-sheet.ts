/** When the next sheet comes. Pure. */
export type Until = { readonly unit: 'hours' | 'minutes'; readonly count: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** To the next midnight of the device's clock, rounded up: it is there when the time is over. */
export const untilNext = (now: Date): Until => {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  const left = midnight - now.getTime();
  return left > HOUR_MS
    ? { unit: 'hours', count: Math.ceil(left / HOUR_MS) }
    : { unit: 'minutes', count: Math.ceil(left / MINUTE_MS) };
};
