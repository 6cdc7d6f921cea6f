/** What the server is told by its environment. */
import { resolve } from 'node:path';

/** `host` null: every address of this machine. */
export type Options = { readonly port: number; readonly host: string | null; readonly dataDir: string };

export class BadOption extends Error {}

const parsePort = (text: string | undefined): number => {
  const port = Number(text === undefined || text === '' ? 3000 : text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new BadOption(`PORT must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
  return port;
};

export const parseOptions = (env: Readonly<Record<string, string | undefined>>, cwd: string): Options => ({
  port: parsePort(env['PORT']),
  host: env['HOST'] || null,
  dataDir: resolve(cwd, env['DATA_DIR'] || './data'),
});
