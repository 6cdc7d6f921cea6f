/** Each screen is loaded when it is first needed; the start page is small and comes with the app itself. */
import type { Component } from 'svelte';
import type { Route } from '../router/routes.ts';
import Home from './Home.svelte';

export type Screen = { readonly default: Component<{ route: Route }> };
type Load = () => Promise<unknown>;

const SCREENS: Readonly<Record<Route['kind'], Load>> = {
  home: () => Promise.resolve({ default: Home }),
  new: () => import('./NewGame.svelte'),
  table: () => import('./Table.svelte'),
  'look-back': () => import('./lookback/LookBack.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  exercises: () => import('./exercises/Exercises.svelte'),
  sheets: () => import('./sheets/Sheets.svelte'),
  print: () => import('./print/Print.svelte'),
  online: () => import('./online/Lobby.svelte'),
  'online-new': () => import('./online/NewTable.svelte'),
  'online-table': () => import('./online/TableScreen.svelte'),
  join: () => import('./online/Join.svelte'),
  you: () => import('./online/You.svelte'),
  check: () => import('./online/CheckDice.svelte'),
  settings: () => import('./Settings.svelte'),
  about: () => import('./About.svelte'),
  'not-found': () => import('./NotFound.svelte'),
};

const loaded = new Map<string, Promise<Screen>>();

/** Asking again with another attempt loads again: a lost connection must not stay lost. */
export const loadScreen = (route: Route, attempt: number): Promise<Screen> => {
  const name = `${route.kind} ${attempt}`;
  const known = loaded.get(name) ?? (SCREENS[route.kind]() as Promise<Screen>);
  loaded.set(name, known);
  return known;
};
