// @ts-check
// Whether the server will be able to listen. `npm start` asks before it installs and builds anything.
import { createServer } from 'node:net';

/** @type {Readonly<Record<string, (port: string, host?: string) => string>>} */
const EXPLAINED = {
  EADDRINUSE: (port) => `port ${port} is taken: choose another with PORT=…`,
  EACCES: (port) => `this user may not listen on port ${port}: choose one above 1023 with PORT=…`,
  EADDRNOTAVAIL: (_port, host) => `this machine does not have the address ${host}: check HOST`,
  ENOTFOUND: (_port, host) => `there is no host ${host}: check HOST`,
};

/**
 * Null if it can listen, otherwise the reason. The server itself refuses a PORT that is no number, in the same words.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>}
 */
export const whyNotListen = (env) => {
  const port = env['PORT'] || '3000';
  const host = env['HOST'] || '';
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    return Promise.resolve(`PORT must be a whole number from 0 to 65535, not ${JSON.stringify(port)}`);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code = '', message }) =>
      resolve(EXPLAINED[code]?.(port, host) ?? message),
    );
    server.listen({ port: Number(port), ...(host === '' ? {} : { host }) }, () =>
      server.close(() => resolve(null)),
    );
  });
};
