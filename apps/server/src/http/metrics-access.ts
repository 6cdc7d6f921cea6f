/** Who may read the metrics. They say how many people play and what fails, so they are not public. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Handler, Hono } from 'hono';
import { listen } from '../listen.ts';
import type { Options } from '../options.ts';
import type { createMetrics } from './metrics.ts';

type Metrics = ReturnType<typeof createMetrics>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes the same time whatever the first different character is. */
const isToken = (authorization: string, token: string): boolean => {
  const given = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
};

const readable =
  (metrics: Metrics, token: string | null): Handler =>
  async (context) =>
    token === null || isToken(context.req.header('authorization') ?? '', token)
      ? context.body(await metrics.text(), 200, {
          'Content-Type': metrics.type,
          'Cache-Control': 'no-store',
        })
      : context.text('Send the token: Authorization: Bearer …\n', 401, { 'WWW-Authenticate': 'Bearer' });

const notFound: Handler = (context) => context.text('Not found\n', 404);

/** On the port of the app there are metrics only with a token, and only if they have no port of their own. */
export const mainPortMetrics = (
  metrics: Metrics,
  { metricsPort, metricsToken }: Pick<Options, 'metricsPort' | 'metricsToken'>,
): Handler => (metricsPort === null && metricsToken !== null ? readable(metrics, metricsToken) : notFound);

export type MetricsServer = { readonly port: number; readonly close: () => void };

/** Null without a port of its own. */
export const listenForMetrics = async (
  metrics: Metrics,
  options: Pick<Options, 'metricsPort' | 'metricsHost' | 'metricsToken'>,
): Promise<MetricsServer | null> => {
  if (options.metricsPort === null) return null;
  const app = new Hono().get('/metrics', readable(metrics, options.metricsToken));
  const { server, port } = await listen(app, {
    host: options.metricsHost,
    port: options.metricsPort,
    hostOption: 'METRICS_HOST',
    portOption: 'METRICS_PORT',
  });
  return {
    port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
