/** Each screen is loaded on first use. The start page is small and is part of the app itself. */
import type { Component } from 'svelte';
import { withTexts } from '../i18n/language.svelte.ts';
import type { Route } from '../router/routes.ts';
import { screensOf } from '../games/screens.ts';
import Home from './Home.svelte';

export type Screen = { readonly default: Component<{ route: Route }> };
type Load = () => Promise<unknown>;

const SCREENS: Readonly<Record<Route['kind'], Load>> = {
  home: () => Promise.resolve({ default: Home }),
  new: () => import('../play/NewGame.svelte'),
  table: () => import('../play/Table.svelte'),
  'look-back': () => import('../lookback/LookBack.svelte'),
  rules: () => import('../learn/rules/Rules.svelte'),
  learn: () => import('../learn/Learn.svelte'),
  exercises: () => import('../exercises/Exercises.svelte'),
  today: () => import('../today/page/DayScreen.svelte'),
  album: () => import('../album/Album.svelte'),
  facts: () => import('../facts/map/FactsScreen.svelte'),
  worksheets: () => import('../worksheets/Worksheets.svelte'),
  sheets: () => import('../sheets/Sheets.svelte'),
  print: () => import('../paper/Print.svelte'),
  dice: () => import('../dicecup/DiceCup.svelte'),
  online: () => import('../online/lobby/Lobby.svelte'),
  bots: () => import('../online/bots/Bots.svelte'),
  'online-new': () => import('../online/lobby/NewTable.svelte'),
  'online-table': () => import('../online/table/TableScreen.svelte'),
  join: () => import('../online/arrival/Join.svelte'),
  you: () => import('../profile/You.svelte'),
  check: () => import('../online/check/CheckDice.svelte'),
  games: () => import('../history/AllGames.svelte'),
  players: () => import('../players/PlayersPage.svelte'),
  statistics: () => import('../history/StatisticsPage.svelte'),
  practice: () => import('../practice/Practice.svelte'),
  settings: () => import('../settings/Settings.svelte'),
  about: () => import('./About.svelte'),
  'not-found': () => import('./NotFound.svelte'),
};

/** A game's code is loaded together with its screen, not after it. */
const partOf = (route: Route): Load | null => {
  switch (route.kind) {
    case 'new':
      return screensOf(route.game).setup;
    case 'table':
      return screensOf(route.game).table;
    case 'learn':
      return screensOf(route.game).lesson;
    case 'dice':
      return screensOf(route.game).diceCup;
    case 'online-new':
      return screensOf(route.game).onlineSetup;
    case 'rules':
      return route.game === null ? null : screensOf(route.game).rules;
    case 'exercises':
      return route.game === null ? null : screensOf(route.game).exercise;
    default:
      return null;
  }
};

const load = async (route: Route): Promise<Screen> => {
  const [screen] = await Promise.all([SCREENS[route.kind](), partOf(route)?.()]);
  return screen as Screen;
};

const loaded = new Map<string, Promise<Screen>>();

/** A new attempt loads again, so that a lost connection does not make the failure permanent. */
export const loadScreen = (route: Route, attempt: number): Promise<Screen> => {
  const name = `${route.kind} ${'game' in route ? route.game : ''} ${attempt}`;
  const known = loaded.get(name) ?? withTexts(load(route));
  loaded.set(name, known);
  return known;
};
