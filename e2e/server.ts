/** The built app on a free port, for the browser tests. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { pagesApp } from '../apps/server/src/http/pages.ts';
import { readSite } from '../apps/server/src/http/site.ts';

export const DIST = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

export type Running = { readonly url: string; close(): Promise<void> };

export const serveApp = async (folder = process.env['SITE'] || DIST): Promise<Running> => {
  const app = pagesApp(await readSite(folder));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () => new Promise((closed) => server.close(() => closed())),
      }),
    );
  });
};
