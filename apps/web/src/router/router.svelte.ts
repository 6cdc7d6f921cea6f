/** A small router on the History API: links are plain links, and back and forward work. */
import { type Route, makeRoute, parseRoute } from './routes.ts';

class Place {
  route = $state.raw<Route>(parseRoute(location.pathname));
}

const place = new Place();

export const currentRoute = (): Route => place.route;

/** `hash` is a part of the page, such as `#quad`. The page scrolls there when it is rendered. */
export const go = (route: Route, how: 'push' | 'replace' = 'push', hash = ''): void => {
  const path = makeRoute(route) + hash;
  if (how === 'replace') history.replaceState(null, '', path);
  else if (path !== location.pathname) history.pushState(null, '', path);
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
