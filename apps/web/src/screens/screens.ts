/** Each screen is loaded when it is first needed. */
import type { Component } from 'svelte';
import type { Route } from '../router/routes.ts';
import { READY } from '../router/routes.ts';

export type Screen = { readonly default: Component<{ route: Route }> };
type Load = () => Promise<unknown>;

const SCREENS: Readonly<Record<Route['kind'], Load>> = {
  home: () => import('./Home.svelte'),
  new: () => import('./NewGame.svelte'),
  table: () => import('./Table.svelte'),
  'look-back': () => import('./NotYet.svelte'),
  rules: () => import('./NotYet.svelte'),
  sheets: () => import('./NotYet.svelte'),
  online: () => import('./NotYet.svelte'),
  settings: () => import('./Home.svelte'),
  about: () => import('./Home.svelte'),
  'not-found': () => import('./NotFound.svelte'),
};

const loaded = new Map<string, Promise<Screen>>();

/** Asking again with another attempt loads again: a lost connection must not stay lost. */
export const loadScreen = (route: Route, attempt: number): Promise<Screen> => {
  const kind = READY[route.kind] || SCREENS[route.kind] !== undefined ? route.kind : 'not-found';
  const name = `${kind}${attempt}`;
  const known = loaded.get(name) ?? (SCREENS[kind]() as Promise<Screen>);
  loaded.set(name, known);
  return known;
};
