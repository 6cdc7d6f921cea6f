/** Page titles for the browser's tabs and history. */
import { t } from '../i18n/texts/index.ts';
import type { GameName } from '@abacow/rules';
import type { Route } from '../router/routes.ts';

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
      return t('nav.settings');
    case 'about':
      return t('nav.about');
    case 'rules':
      return ofGame(route.game, t('nav.rules'));
    case 'exercises':
      return ofGame(route.game, t('nav.exercises'));
    case 'today':
      return t('title.today');
    case 'album':
      return ofGame(route.game, t('nav.album'));
    case 'facts':
      return t('title.facts');
    case 'worksheets':
      return t('title.worksheets');
    case 'sheets':
      return t('nav.sheets');
    case 'print':
      return t('title.print');
    case 'dice':
      return ofGame(route.game, t('nav.dice'));
    case 'online':
    case 'online-table':
    case 'join':
      return t('title.online');
    case 'bots':
      return t('title.bots');
    case 'online-new':
      return t(`title.online.new.${route.game}`);
    case 'you':
      return t('title.you');
    case 'check':
      return t('title.check');
    case 'games':
      return t('title.games');
    case 'players':
      return t('title.players');
    case 'statistics':
      return t('title.statistics');
    case 'practice':
      return t('nav.practice');
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
