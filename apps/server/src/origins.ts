import type { IncomingMessage } from 'node:http';

/** A page of another site must not use our guests' cookies. Programs send no origin. */
export const originAllowed = (
  request: Pick<IncomingMessage, 'headers'>,
  origins: readonly string[],
): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
