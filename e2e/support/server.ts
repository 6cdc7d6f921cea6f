/** Serves the built app on a free port for the browser tests; its computer players play the same in every run. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { pagesApp } from '../../apps/server/src/http/pages.ts';
import { type SiteFile, makeFile, readSite } from '../../apps/server/src/http/site.ts';
import { steadySite } from './chance.mjs';

export const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

export type Running = {
  readonly url: string;
  /** The paths of all requests so far, from page, worker or service worker. */
  readonly asked: readonly string[];
  /** The served files; a test may replace them with a newer version. */
  readonly site: Map<string, SiteFile>;
  close(): Promise<void>;
};

export const serveApp = async (folder = process.env['SITE'] || DIST): Promise<Running> => {
  const site = steadySite(await readSite(folder), makeFile);
  const app = pagesApp(site);
  const asked: string[] = [];
  const fetch = (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return app.fetch(request);
  };
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve({
        asked,
        site,
        url: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
  });
};
