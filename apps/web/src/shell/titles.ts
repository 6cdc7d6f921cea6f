/** Page titles for the browser's tabs and history. */
import { t } from '../base/i18n/texts/index.ts';
import type { GameName } from '@abacow/rules';
import type { Route } from '../base/router/routes.ts';

const ofGame = (game: GameName | null, name: string): string =>
  game === null ? name : `${t(`game.${game}`)} · ${name}`;

const nameOf = (route: Route): string => {
  switch (route.kind) {
    case 'new':
      return t(`title.new.${route.game}.${route.with}`);
    case 'table':
      return t(`game.${route.game}`);
    case 'learn':
      return ofGame(route.game, t('home.learn'));
    case 'look-back':
      return t('title.lookBack');
    case 'settings':
    case 'about':
    case 'sheets':
    case 'practice':
      return t(`nav.${route.kind}`);
    case 'album':
      return ofGame(route.part === 'practice' ? null : route.part, t('nav.album'));
    case 'rules':
    case 'exercises':
    case 'dice':
      return ofGame(route.game, t(`nav.${route.kind}`));
    case 'online-table':
      return t('title.online');
    case 'join':
      return t(route.code === null ? 'home.code' : 'title.online');
    case 'online-new':
      return t(`title.online.new.${route.game}`);
    case 'online':
    case 'bots':
    case 'you':
    case 'check':
    case 'games':
    case 'players':
    case 'statistics':
    case 'today':
    case 'facts':
    case 'grown-ups':
    case 'worksheets':
    case 'print':
      return t(`title.${route.kind}`);
    case 'not-found':
      return t('note.lost');
    case 'home':
      return '';
  }
};

/** The turn comes first, because a tab shows only the first words. */
export const titleOf = (route: Route, yourTurn = false): string =>
  [yourTurn ? t('title.yourTurn') : '', nameOf(route), t('app.name')]
    .filter((part) => part !== '')
    .join(' · ');
