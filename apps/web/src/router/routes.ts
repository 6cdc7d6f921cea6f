/** Real addresses for every screen, read and written by one pair. */
import type { GameName } from '@abacow/rules';
import { isGameName } from '../games/names.ts';

export type Route =
  | { readonly kind: 'home' }
  | {
      readonly kind: 'new';
      readonly game: GameName;
      readonly with: 'computer' | 'people';
      /** Cowpath: a sheet as it stands in links. */
      readonly sheet?: string;
    }
  | { readonly kind: 'table'; readonly game: GameName; readonly id: string }
  | { readonly kind: 'look-back'; readonly id: string }
  | { readonly kind: 'rules'; readonly game: GameName | null }
  /** A first game with a guide. */
  | { readonly kind: 'learn'; readonly game: GameName }
  /** Decisions to find; without a game, what there is of both. */
  | { readonly kind: 'exercises'; readonly game: GameName | null }
  /** A sheet as it stands in links, or `today`. */
  | { readonly kind: 'sheets'; readonly sheet: string | null }
  /** What is printed, and how many on which paper. */
  | { readonly kind: 'print'; readonly what: string | null; readonly how: string | null }
  | { readonly kind: 'online' }
  | { readonly kind: 'online-new'; readonly game: GameName }
  | { readonly kind: 'online-table'; readonly id: string }
  | { readonly kind: 'join'; readonly code: string }
  /** With a link: the same guest on this device too. */
  | { readonly kind: 'you'; readonly link: string | null }
  /** The dice of a game here or of the service; without an id a file is asked for. */
  | { readonly kind: 'check'; readonly where: 'device' | 'online'; readonly id: string | null }
  | { readonly kind: 'settings' }
  | { readonly kind: 'about' }
  | { readonly kind: 'not-found'; readonly path: string };

const parseNew = (game?: string, whom?: string, sheet?: string): Route | null =>
  isGameName(game) && (whom === 'computer' || whom === 'people')
    ? { kind: 'new', game, with: whom, ...(sheet === undefined ? {} : { sheet }) }
    : null;

const parseOnline = (what?: string, which?: string): Route | null => {
  if (what === undefined) return { kind: 'online' };
  if (what === 'new') return isGameName(which) ? { kind: 'online-new', game: which } : null;
  return what === 'table' && which !== undefined ? { kind: 'online-table', id: which } : null;
};

const parseParts = ([first, second, third, fourth]: readonly string[]): Route | null => {
  switch (first) {
    case undefined:
      return { kind: 'home' };
    case 'new':
      return parseNew(second, third, fourth);
    case 'look-back':
      return second === undefined ? null : { kind: 'look-back', id: second };
    case 'rules':
      return { kind: 'rules', game: isGameName(second) ? second : null };
    case 'learn':
      return isGameName(second) ? { kind: 'learn', game: second } : null;
    case 'exercises':
      return { kind: 'exercises', game: isGameName(second) ? second : null };
    case 'online':
      return parseOnline(second, third);
    case 'join':
      return second === undefined ? { kind: 'online' } : { kind: 'join', code: second };
    case 'you':
      return { kind: 'you', link: second ?? null };
    case 'check':
      return { kind: 'check', where: second === 'online' ? 'online' : 'device', id: third ?? null };
    case 'sheets':
      return { kind: 'sheets', sheet: second ?? null };
    case 'print':
      return { kind: 'print', what: second ?? null, how: third ?? null };
    case 'settings':
    case 'about':
      return { kind: first };
    default:
      return isGameName(first) && second !== undefined ? { kind: 'table', game: first, id: second } : null;
  }
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const parseRoute = (path: string): Route => {
  const parts = path.split('/').filter((part) => part !== '');
  return parseParts(parts.map(decoded)) ?? { kind: 'not-found', path };
};

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.map((part) => (part ? `/${encodeURIComponent(part)}` : '')).join('');

export const makeRoute = (route: Route): string => {
  switch (route.kind) {
    case 'home':
      return '/';
    case 'new':
      return joined('new', route.game, route.with, route.sheet);
    case 'table':
      return `/${route.game}/${encodeURIComponent(route.id)}`;
    case 'look-back':
      return `/look-back/${encodeURIComponent(route.id)}`;
    case 'rules':
      return route.game === null ? '/rules' : `/rules/${route.game}`;
    case 'learn':
      return `/learn/${route.game}`;
    case 'exercises':
      return joined('exercises', route.game);
    case 'online':
      return '/online';
    case 'online-new':
      return joined('online', 'new', route.game);
    case 'online-table':
      return joined('online', 'table', route.id);
    case 'join':
      return joined('join', route.code);
    case 'you':
      return joined('you', route.link);
    case 'check':
      return joined('check', route.where, route.id);
    case 'sheets':
      return joined('sheets', route.sheet);
    case 'print':
      return joined('print', route.what, route.how);
    case 'not-found':
      return route.path;
    default:
      return `/${route.kind}`;
  }
};
