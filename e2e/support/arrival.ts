/** What a new visitor waits for: a page's files, and the time until the page can be used. */
import type { Page } from '@playwright/test';

export type Arrival = { readonly ms: number; readonly requests: number; readonly bytes: number };
export type Network = { readonly latencyMs: number; readonly bytesPerSecond: number };

/** Opens the page over this network and waits until it is `usable`; counts the requests and bytes until then. */
export const arrive = async (
  page: Page,
  url: string,
  { latencyMs, bytesPerSecond }: Network,
  usable: (page: Page) => Promise<unknown>,
): Promise<Arrival> => {
  const session = await page.context().newCDPSession(page);
  let [requests, bytes] = [0, 0];
  session.on('Network.requestWillBeSent', () => (requests += 1));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  const from = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await usable(page);
  return { ms: Math.round(performance.now() - from), requests, bytes };
};

/** Without icons and the manifest, because no page waits for them. */
const NAMED = /<(?:script|link)\b(?![^>]*rel="(?:[\w-]*icon|manifest)")[^>]*\b(?:src|href)="(\/[^"]+)"/g;

export type Named = { readonly paths: readonly string[]; readonly bytes: number };

const sizeOf = async (page: Page, url: string): Promise<number> => {
  const answer = await page.request.get(url);
  return Number(answer.headers()['content-length'] ?? (await answer.body()).length);
};

/**
 * Opens a page and blocks all requests except for the page itself, pictures, and those files named in its HTML that have
 * this ending. Any other file would be a second wait.
 */
export const openWithNamed = async (page: Page, url: string, ending = ''): Promise<Named> => {
  const html = page.waitForResponse(url).then((response) => response.text());
  const named = html.then((text) => [...text.matchAll(NAMED)].map((match) => match[1]!));
  await page.route('**', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest() || request.resourceType() === 'image') return route.continue();
    const { pathname } = new URL(request.url());
    const allowed = pathname.endsWith(ending) && (await named).includes(pathname);
    return allowed ? route.continue() : route.abort();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const paths = await named;
  const sizes = await Promise.all(paths.map((path) => sizeOf(page, new URL(path, url).href)));
  return { paths, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};
