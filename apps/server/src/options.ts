/** Options from the environment. An invalid one is explained in one sentence. */
import { resolve } from 'node:path';

export type Options = {
  readonly port: number;
  /** Null: every address of this machine. */
  readonly host: string | null;
  /** A port of its own for metrics. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Only those who send this token may read the metrics. */
  readonly metricsToken: string | null;
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded store. */
  readonly databaseUrl: string | null;
  /** Other origins whose pages may open sockets and change things, besides the one the app is served from. */
  readonly origins: readonly string[];
  /** The number of own proxies in front. That many addresses at the end of X-Forwarded-For are trusted. */
  readonly proxies: number;
  /** How long a player may be away before the others may act on it. */
  readonly graceMs: number;
  /** Messages per second of one socket; the burst is ten times as many. */
  readonly messagesPerSecond: number;
  /** The same for all sockets of one address together. */
  readonly addressMessagesPerSecond: number;
  readonly socketsPerAddress: number;
  readonly socketsPerGuest: number;
  readonly watchersPerTable: number;
  /** A client that is this far behind is disconnected. */
  readonly maxBufferedBytes: number;
  /** How often clients that receive nothing are looked for. */
  readonly slowClientMs: number;
  /** Events of a table at which nobody else may sit down before the start. */
  readonly eventsBeforeStart: number;
  /** Requests to the API, new sockets and invitations, per minute and address. */
  readonly requestsPerMinute: number;
  /** New tables and guests per minute and address. */
  readonly opensPerMinute: number;
  readonly tablesInMemory: number;
  /** Threads for computer players. */
  readonly computers: number;
  /** Tables of one guest that wait for players. */
  readonly waitingTablesPerGuest: number;
  /** Tables of one guest with a computer that are not over. */
  readonly computerTablesPerGuest: number;
  /** Tokens, devices that used a link, and open links of one guest. */
  readonly tokensPerGuest: number;
  /** Requests of one address that are half sent. */
  readonly halfSentPerAddress: number;
  /** How long a guest without games is not used before it is deleted. */
  readonly guestMs: number;
  /** How long a token is not used before it is deleted. */
  readonly tokenMs: number;
  /** How long nothing happens at a table that waits before it is closed. */
  readonly waitingTableMs: number;
  /** How long a table that was closed before the start is stored. */
  readonly closedTableMs: number;
  /** Pause before each decision of a computer, so that people can follow. */
  readonly computerPauseMs: number;
  /** How long the store may take to open, to write a move and to answer a health check. */
  readonly storeTimeoutMs: number;
  readonly logLevel: string;
};

type Env = Readonly<Record<string, string | undefined>>;

export class BadOption extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

const whole = (env: Env, name: string, otherwise: number, least: number, most: number): number => {
  const text = env[name] ?? '';
  if (text === '') return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new BadOption(
      `${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`,
    );
  return value;
};

const MIN_TOKEN_LENGTH = 16;

/** The token is never printed. */
const secretIn = (env: Env, name: string): string | null => {
  const text = env[name] || null;
  if (text !== null && !/^[\x21-\x7e]+$/.test(text))
    throw new BadOption(`${name} must consist of ASCII letters, digits and signs, without spaces`);
  if (text !== null && text.length < MIN_TOKEN_LENGTH)
    throw new BadOption(`${name} must have at least ${MIN_TOKEN_LENGTH} characters`);
  return text;
};

const metricsPortIn = (env: Env, port: number): number | null => {
  if ((env['METRICS_PORT'] ?? '') === '') return null;
  const own = whole(env, 'METRICS_PORT', 0, 0, 65_535);
  if (own !== 0 && own === port) throw new BadOption('METRICS_PORT must be another port than PORT');
  return own;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const days = (env: Env, name: string, otherwise: number): number =>
  whole(env, name, otherwise, 1, 36_500) * DAY_MS;

const oneOf = (env: Env, name: string, allowed: readonly string[], otherwise: string): string => {
  const text = env[name] || otherwise;
  if (!allowed.includes(text)) throw new BadOption(`${name} must be one of ${allowed.join(', ')}`);
  return text;
};

const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@]+$/i;

/** As a browser writes it: without a slash at the end, in small letters, without the usual port. */
const originOf = (given: string): string => {
  const origin = given.replace(/\/+$/, '');
  if (!ORIGIN.test(origin) || !URL.canParse(origin))
    throw new BadOption(
      `ORIGINS must be addresses like https://abacow.example, not ${JSON.stringify(given)}`,
    );
  // Only the usual schemes have an origin of their own in `URL`.
  const parsed = new URL(origin).origin;
  return parsed === 'null' ? origin : parsed;
};

const originsIn = (env: Env): readonly string[] =>
  (env['ORIGINS'] ?? '').split(',').flatMap((each) => (each.trim() === '' ? [] : [originOf(each.trim())]));

const placesIn = (env: Env): Pick<Options, 'port' | 'host' | 'metricsPort' | 'metricsHost'> => {
  const port = whole(env, 'PORT', 3000, 0, 65_535);
  return {
    port,
    host: env['HOST'] || null,
    metricsPort: metricsPortIn(env, port),
    metricsHost: env['METRICS_HOST'] || '127.0.0.1',
  };
};

export const parseOptions = (env: Env, cwd: string): Options => ({
  ...placesIn(env),
  metricsToken: secretIn(env, 'METRICS_TOKEN'),
  dataDir: resolve(cwd, env['DATA_DIR'] || './data'),
  databaseUrl: env['DATABASE_URL'] || null,
  origins: originsIn(env),
  proxies: whole(env, 'PROXIES', 0, 0, 9),
  graceMs: whole(env, 'GRACE_SECONDS', 60, 0, 86_400) * 1000,
  messagesPerSecond: whole(env, 'MESSAGES_PER_SECOND', 20, 1, 1_000_000),
  addressMessagesPerSecond: whole(env, 'ADDRESS_MESSAGES_PER_SECOND', 600, 1, 10_000_000),
  socketsPerAddress: whole(env, 'SOCKETS_PER_ADDRESS', 300, 1, 1_000_000),
  socketsPerGuest: whole(env, 'SOCKETS_PER_GUEST', 20, 1, 1_000_000),
  watchersPerTable: whole(env, 'WATCHERS_PER_TABLE', 200, 1, 1_000_000),
  maxBufferedBytes: whole(env, 'SLOW_CLIENT_KB', 1024, 128, 1_000_000) * 1024,
  slowClientMs: whole(env, 'SLOW_CLIENT_SECONDS', 15, 1, 3600) * 1000,
  eventsBeforeStart: whole(env, 'EVENTS_BEFORE_START', 200, 20, 20_000),
  requestsPerMinute: whole(env, 'REQUESTS_PER_MINUTE', 1200, 1, 10_000_000),
  opensPerMinute: whole(env, 'OPENS_PER_MINUTE', 60, 1, 1_000_000),
  tablesInMemory: whole(env, 'TABLES_IN_MEMORY', 10_000, 10, 10_000_000),
  computers: whole(env, 'COMPUTERS', 1, 1, 64),
  waitingTablesPerGuest: whole(env, 'WAITING_TABLES_PER_GUEST', 30, 1, 1_000_000),
  computerTablesPerGuest: whole(env, 'COMPUTER_TABLES_PER_GUEST', 20, 1, 1_000_000),
  tokensPerGuest: whole(env, 'TOKENS_PER_GUEST', 30, 1, 1_000_000),
  halfSentPerAddress: whole(env, 'HALF_SENT_PER_ADDRESS', 200, 1, 1_000_000),
  guestMs: days(env, 'GUEST_DAYS', 90),
  tokenMs: days(env, 'TOKEN_DAYS', 400),
  waitingTableMs: days(env, 'WAITING_TABLE_DAYS', 14),
  closedTableMs: days(env, 'CLOSED_TABLE_DAYS', 1),
  storeTimeoutMs: whole(env, 'STORE_TIMEOUT_SECONDS', 10, 1, 600) * 1000,
  computerPauseMs: whole(env, 'COMPUTER_PAUSE_MS', 600, 0, 60_000),
  logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
});
