/** Each screen is loaded on first use. The start page is small and is part of the app itself. */
import type { Component } from 'svelte';
import { withTexts } from '../base/i18n/language.svelte.ts';
import type { Route } from '../base/router/routes.ts';
import { screensOf } from '../games/screens.ts';
import { hasBeenHere } from './been-here.ts';
import Home from './Home.svelte';
import { loadHomeAgain } from './home-again.ts';

export type Screen = { readonly default: Component<{ route: Route }> };
type Load = () => Promise<unknown>;

const SCREENS: Readonly<Record<Route['kind'], Load>> = {
  home: async () => {
    if (hasBeenHere()) await loadHomeAgain().catch(() => null);
    return { default: Home };
  },
  new: () => import('../features/new-game/NewGame.svelte'),
  table: () => import('../features/local-table/Table.svelte'),
  'look-back': () => import('../features/look-back/screen/LookBack.svelte'),
  rules: () => import('../features/learn/rules/Rules.svelte'),
  learn: () => import('../features/learn/Learn.svelte'),
  exercises: () => import('../features/exercises/Exercises.svelte'),
  today: () => import('../features/today/page/DayScreen.svelte'),
  album: () => import('../features/album/Album.svelte'),
  facts: () => import('../features/facts/FactsScreen.svelte'),
  'grown-ups': () => import('../features/grown-ups/GrownUps.svelte'),
  worksheets: () => import('../features/worksheets/Worksheets.svelte'),
  sheets: () => import('../features/sheets/Sheets.svelte'),
  print: () => import('../features/print/Print.svelte'),
  dice: () => import('../features/dice-cup/DiceCup.svelte'),
  online: () => import('../features/online/lobby/Lobby.svelte'),
  bots: () => import('../features/online/bots/Bots.svelte'),
  'online-new': () => import('../features/online/lobby/NewTable.svelte'),
  'online-table': () => import('../features/online/arrival/TableScreen.svelte'),
  join: () => import('../features/online/arrival/Join.svelte'),
  you: () => import('../features/online/profile/You.svelte'),
  check: () => import('../features/online/check/CheckDice.svelte'),
  games: () => import('../features/history/AllGames.svelte'),
  players: () => import('../features/players/PlayersPage.svelte'),
  statistics: () => import('../features/history/StatisticsPage.svelte'),
  practice: () => import('../features/practice/Practice.svelte'),
  settings: () => import('./settings/Settings.svelte'),
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
