/** Starts the server: the app, the API and the sockets on one port. */
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import pino from 'pino';
import { addressOf } from './addresses.ts';
import { codeOf, explainError } from './errors.ts';
import { apiApp } from './http/api.ts';
import { docsApp } from './http/docs.ts';
import { createHalfSent, limitConnections } from './http/half-sent.ts';
import { findInvitation } from './http/invitations.ts';
import { cameByHttps, httpsOnly, safeHeaders } from './http/headers.ts';
import { createMetrics } from './http/metrics.ts';
import { listenForMetrics, mainPortMetrics } from './http/metrics-access.ts';
import { pagesApp } from './http/pages.ts';
import type { Site } from './http/site.ts';
import { listen } from './listen.ts';
import type { Options } from './options.ts';
import { createRateLimit } from './rate-limits.ts';
import { type Service, createService } from './service.ts';
import { attachSockets } from './sockets/sockets.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite, sqliteUnusable } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { postgresUnusable } from './store/unusable.ts';
import { checkWrites } from './store/writes.ts';
import { createComputers } from './tables/computers.ts';

export type Running = {
  readonly port: number;
  /** Null without a port of its own for metrics. */
  readonly metricsPort: number | null;
  readonly service: Service;
  readonly stop: () => Promise<void>;
};

const openStore = ({ databaseUrl, dataDir, storeTimeoutMs }: Options): Promise<Store> =>
  databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl, undefined, storeTimeoutMs);

/** An error with a code comes from the store; another one is a bug and is passed on. */
const explainStart = ({ databaseUrl, dataDir }: Options, error: unknown): unknown => {
  if (codeOf(error) === '') return error;
  return databaseUrl === null ? sqliteUnusable(dataDir, error) : postgresUnusable(databaseUrl, error);
};

const remoteOf = (context: Context): string | undefined => {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    return undefined;
  }
};

const now = (): number => Date.now();

/** A whole class may type its codes at once, but nobody may try them all. */
const GUESSES_PER_SECOND = 1;
const MAX_GUESSES = 120;
const SWEEP_EVERY_MS = 60_000;

/** `docs` is the folder of the API pages and guides. */
export const startServer = async (
  options: Options,
  site: Site,
  docs: string | null = null,
): Promise<Running> => {
  const log = pino({ level: options.logLevel });
  const { store, canWrite } = checkWrites(await openStore(options), {
    now,
    timeoutMs: options.storeTimeoutMs,
  });
  const service = createService({
    store,
    computers: createComputers(options.computers),
    now,
    graceMs: options.graceMs,
    tablesInMemory: options.tablesInMemory,
    eventsBeforeStart: options.eventsBeforeStart,
    computerPauseMs: options.computerPauseMs,
    tableLimits: { waiting: options.waitingTablesPerGuest, computers: options.computerTablesPerGuest },
    tokensPerGuest: options.tokensPerGuest,
    expiry: {
      guestMs: options.guestMs,
      tokenMs: options.tokenMs,
      waitingMs: options.waitingTableMs,
      closedMs: options.closedTableMs,
    },
    storeTimeoutMs: options.storeTimeoutMs,
    onError: (what, error) => {
      metrics.countError();
      log.error({ what, error: explainError(error) });
    },
  });
  let sockets: ReturnType<typeof attachSockets> | null = null;
  const metrics = createMetrics(service, () => sockets?.count() ?? 0);
  const { requestsPerMinute, opensPerMinute, addressMessagesPerSecond } = options;
  const limits = {
    requests: createRateLimit(requestsPerMinute / 60, requestsPerMinute, now),
    opens: createRateLimit(opensPerMinute / 60, opensPerMinute, now),
    guesses: createRateLimit(GUESSES_PER_SECOND, MAX_GUESSES, now),
  };
  const addressMessages = createRateLimit(addressMessagesPerSecond, 10 * addressMessagesPerSecond, now);
  const sweep = setInterval(() => {
    for (const limit of [...Object.values(limits), addressMessages]) limit.sweep();
  }, SWEEP_EVERY_MS).unref();
  const addressIn = (context: Context): string =>
    addressOf(context.req.header('x-forwarded-for') ?? '', remoteOf(context), options.proxies);

  const halfSent = createHalfSent(options.halfSentPerAddress);

  const app = new Hono();
  app.use(safeHeaders, httpsOnly(options.proxies));
  app.get('/healthz', async (context) => {
    const ok = await canWrite();
    return context.json({ ok }, ok ? 200 : 503);
  });
  app.get('/metrics', mainPortMetrics(metrics, options));
  app.route(
    '/api',
    apiApp(service, {
      limits,
      addressOf: addressIn,
      isSecure: (context) => cameByHttps(context, options.proxies),
      origins: options.origins,
      halfSent,
      onAborted: (error) => log.debug({ what: 'an aborted body', error: explainError(error) }),
      openStream: (request) => sockets?.openStream(request) ?? false,
    }),
  );
  if (docs !== null) app.route('/', await docsApp(docs));
  app.route(
    '/',
    pagesApp(site, {
      findInvitation: findInvitation(store),
      limitsOf: (context) => ({
        mayRead: () => limits.requests.take(addressIn(context)),
        mayGuess: () => limits.guesses.take(addressIn(context)),
      }),
    }),
  );
  app.onError((error, context) => {
    metrics.countError();
    log.error({ what: 'a request', route: routePath(context), error: explainError(error) });
    return context.json({ error: { code: 'service/trouble', message: 'something went wrong here' } }, 500);
  });

  await service.start().catch((error: unknown) => {
    throw explainStart(options, error);
  });
  const stopService = async (error: unknown): Promise<never> => {
    await service.stop();
    throw error;
  };
  const metricsServer = await listenForMetrics(metrics, options).catch(stopService);
  const place = { host: options.host, port: options.port, hostOption: 'HOST', portOption: 'PORT' };
  const { server, port } = await listen(app, place).catch((error: unknown) => {
    metricsServer?.close();
    return stopService(error);
  });
  if (options.proxies === 0) limitConnections(server, halfSent);
  sockets = attachSockets(server, service, {
    ...options,
    requests: limits.requests,
    addressMessages,
    onError: (what, error) => log.error({ what, error: explainError(error) }),
  });
  log.info({ what: 'listening', port, store: store.kind });
  return {
    port,
    metricsPort: metricsServer?.port ?? null,
    service,
    stop: async () => {
      clearInterval(sweep);
      metricsServer?.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      // Open commands are answered before the sockets close.
      await service.hub.drain();
      sockets.close();
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 5000).unref())]);
      await service.stop();
      log.info({ what: 'stopped' });
    },
  };
};
