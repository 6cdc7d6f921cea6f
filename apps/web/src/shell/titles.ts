/** What the browser's tab and history call a page. */
import { t } from '../i18n/language.svelte.ts';
import type { GameName } from '@abacow/rules';
import type { Route } from '../router/routes.ts';

const ofGame = (game: GameName | null, name: string): string =>
  game === null ? name : `${t(`game.${game}`)} · ${name}`;

const nameOf = (route: Route): string => {
  switch (route.kind) {
    case 'new':
      return t(`setup.title.${route.game}.${route.with}`);
    case 'table':
      return t(`game.${route.game}`);
    case 'learn':
      return ofGame(route.game, t('home.learn'));
    case 'look-back':
      return t('result.lookBack');
    case 'settings':
      return t('nav.settings');
    case 'about':
      return t('nav.about');
    case 'rules':
      return ofGame(route.game, t('nav.rules'));
    case 'exercises':
      return ofGame(route.game, t('nav.exercises'));
    case 'sheets':
      return t('nav.sheets');
    case 'print':
      return t('print.title');
    case 'online':
    case 'online-table':
    case 'join':
      return t('online.title');
    case 'online-new':
      return t(`online.new.title.${route.game}`);
    case 'you':
      return t('you.title');
    case 'check':
      return t('check.title');
    case 'not-found':
      return t('note.lost');
    case 'home':
      return '';
  }
};

/** The turn comes first: a tab shows little more than that. */
export const titleOf = (route: Route, yourTurn = false): string =>
  [yourTurn ? t('table.yourTurn') : '', nameOf(route), t('app.name')]
    .filter((part) => part !== '')
    .join(' · ');
