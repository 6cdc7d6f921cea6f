/** Starts the server: reads the built app, listens, prints the address, and on SIGTERM finishes open requests. */
import { fileURLToPath } from 'node:url';
import { escapeHidden } from '@abacow/rules';
import { explainError } from './errors.ts';
import { type Site, readSite } from './http/site.ts';
import { CannotListen } from './listen.ts';
import { BadOption, type Options, parseOptions } from './options.ts';
import { type Running, startServer } from './serve.ts';
import { checkDataFolder } from './store/data-folder.ts';
import { StoreUnusable } from './store/unusable.ts';

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
const DOCS = fileURLToPath(new URL('../../../dist/docs', import.meta.url));
const STOP_TIMEOUT_MS = 10_000;

const die = (reason: string): never => {
  console.error(`✗ ${escapeHidden(reason)}`);
  process.exit(1);
};

const optionsOrDie = (): Options => {
  try {
    return parseOptions(process.env, process.cwd());
  } catch (error) {
    if (error instanceof BadOption) return die(error.message);
    throw error;
  }
};

/** The address to open on this machine. */
const addressOf = (host: string | null, port: number): string => {
  const here = host === null || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${here.includes(':') ? `[${here}]` : here}:${port}/`;
};

const startError = (error: unknown): string =>
  error instanceof StoreUnusable || error instanceof CannotListen
    ? error.message
    : `cannot start: ${explainError(error)}`;

/** With --api-only there are no pages: in development the app comes from Vite. */
const siteOrDie = (): Promise<Site> =>
  process.argv.includes('--api-only')
    ? Promise.resolve(new Map())
    : readSite(DIST).catch(() =>
        die(`the app is not built yet (${DIST} is missing): npm run build builds it`),
      );

const options = optionsOrDie();
const site = await siteOrDie();
const start = async (): Promise<Running> => {
  if (options.databaseUrl === null) await checkDataFolder(options.dataDir, options.storeTimeoutMs);
  return startServer(options, site, DOCS);
};
const running = await start().catch((error: unknown) => die(startError(error)));
console.log(`Abacow is ready: ${addressOf(options.host, running.port)}`);
console.log(
  `  games kept in ${options.databaseUrl === null ? options.dataDir : 'PostgreSQL'}; stop with Ctrl+C`,
);
if (running.metricsPort !== null)
  console.log(`  metrics at ${addressOf(options.metricsHost, running.metricsPort)}metrics`);

let ending = false;
const end = (signal: NodeJS.Signals): void => {
  if (ending) process.exit(1);
  ending = true;
  console.log(`\n${signal}: finishing open answers`);
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  void running.stop().then(() => process.exit(0));
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
