/** Starts the server: reads the built app, listens, prints the address, and on SIGTERM finishes open requests. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Site, readSite } from './http/site.ts';
import { BadOption, type Options, parseOptions } from './options.ts';
import { startServer } from './serve.ts';

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
const STOP_TIMEOUT_MS = 10_000;

const die = (reason: string): never => {
  console.error(`✗ ${reason}`);
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

const startError = (error: NodeJS.ErrnoException, { port, host }: Options): string =>
  error.code === 'EADDRINUSE'
    ? `port ${port} is taken: choose another with PORT=…`
    : `cannot start on ${host ?? 'any address'}, port ${port}: ${error.message}`;

/** With --api-only there are no pages: in development the app comes from Vite. */
const siteOrDie = (): Promise<Site> =>
  process.argv.includes('--api-only')
    ? Promise.resolve(new Map())
    : readSite(DIST).catch(() => die(`the app is not built yet (${DIST} is missing): npm start builds it`));

const options = optionsOrDie();
await mkdir(options.dataDir, { recursive: true }).catch((error: Error) =>
  die(`DATA_DIR ${options.dataDir} cannot be used: ${error.message}`),
);
const site = await siteOrDie();
const running = await startServer(options, site).catch((error: NodeJS.ErrnoException) =>
  die(startError(error, options)),
);
console.log(`Abacow is ready: ${addressOf(options.host, running.port)}`);
console.log(
  `  games kept in ${options.databaseUrl === null ? options.dataDir : 'PostgreSQL'}; stop with Ctrl+C`,
);

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
