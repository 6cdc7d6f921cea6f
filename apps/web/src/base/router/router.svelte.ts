/** A small router on the History API: links are plain links, and back and forward work. */
import { type Route, makeRoute, parseRoute } from './routes.ts';

class Place {
  route = $state.raw<Route>(parseRoute(location.pathname));
}

const place = new Place();

export const currentRoute = (): Route => place.route;

/** How many pages of the app are before this one in the history. It survives a reload. */
const depth = (): number => {
  const { depth: stored } = (history.state ?? {}) as { readonly depth?: unknown };
  return typeof stored === 'number' ? stored : 0;
};

/** Goes back to the page before; to the start page from a page that was opened directly. */
export const goBack = (): void => {
  if (depth() > 0) history.back();
  else go({ kind: 'home' }, 'replace');
};

/** `hash` is a part of the page, such as `#quad`. The page scrolls there when it is rendered. */
export const go = (route: Route, how: 'push' | 'replace' = 'push', hash = ''): void => {
  const path = makeRoute(route) + hash;
  if (how === 'replace') history.replaceState({ depth: depth() }, '', path);
  else if (path !== location.pathname) history.pushState({ depth: depth() + 1 }, '', path);
  place.route = route;
  window.scrollTo(0, 0);
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const followLink = (event: MouseEvent): void => {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return;
  if (link.pathname === location.pathname && link.hash !== '') return;
  event.preventDefault();
  go(parseRoute(link.pathname), 'push', link.hash);
};

export const startRouter = (): void => {
  addEventListener('popstate', () => {
    place.route = parseRoute(location.pathname);
  });
  document.addEventListener('click', followLink);
};
