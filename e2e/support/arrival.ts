/** The files that a new visitor's page names. */
import type { Page } from '@playwright/test';

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
