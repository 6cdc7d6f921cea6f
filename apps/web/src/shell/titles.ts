/** What the browser's tab and history call a page. */
import { t } from '../messages/language.svelte.ts';
import type { Route } from '../router/routes.ts';

const nameOf = (route: Route): string => {
  switch (route.kind) {
    case 'new':
      return t(`setup.title.${route.game}.${route.with}`);
    case 'table':
    case 'learn':
      return t(`game.${route.game}`);
    case 'settings':
      return t('nav.settings');
    case 'about':
      return t('nav.about');
    case 'rules':
      return t('nav.rules');
    case 'sheets':
      return t('nav.sheets');
    case 'print':
      return t('print.title');
    default:
      return '';
  }
};

export const titleOf = (route: Route): string => {
  const name = nameOf(route);
  return name === '' ? t('app.name') : `${name} · ${t('app.name')}`;
};
