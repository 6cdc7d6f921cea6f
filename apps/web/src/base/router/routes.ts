/** An address for every screen, with one function to parse and one to make it. */
import type { GameName } from '@abacow/rules';
import { isGameName } from './game-names.ts';

const PRACTICES = ['now', 'check', 'race', 'race-for-two'] as const;

export type Route =
  | { readonly kind: 'home' }
  | {
      readonly kind: 'new';
      readonly game: GameName;
      readonly with: 'computer' | 'people';
      /** Cowpath: a sheet in link form. */
      readonly sheet?: string;
    }
  | { readonly kind: 'table'; readonly game: GameName; readonly id: string }
  | { readonly kind: 'look-back'; readonly id: string }
  | { readonly kind: 'rules'; readonly game: GameName | null }
  /** The guided first game. */
  | { readonly kind: 'learn'; readonly game: GameName }
  /** Exercises of a game; without a game, the overview of both. */
  | { readonly kind: 'exercises'; readonly game: GameName | null }
  /** A sheet in link form, or `today`. */
  | { readonly kind: 'sheets'; readonly sheet: string | null }
  /** What to print, and the layout and paper. */
  | { readonly kind: 'print'; readonly what: string | null; readonly how: string | null }
  /** Only the dice, for people who play on paper. */
  | { readonly kind: 'dice'; readonly game: GameName }
  | { readonly kind: 'online' }
  /** Programs that play, and their ratings. */
  | { readonly kind: 'bots' }
  | { readonly kind: 'online-new'; readonly game: GameName }
  | { readonly kind: 'online-table'; readonly id: string }
  /** Without a code, the page asks for one. */
  | { readonly kind: 'join'; readonly code: string | null }
  /** With a link, this device becomes the same guest. */
  | { readonly kind: 'you'; readonly link: string | null }
  /** Checks the dice of a local or online game; without an id, the page asks for a file. */
  | { readonly kind: 'check'; readonly where: 'device' | 'online'; readonly id: string | null }
  /** All finished games. */
  | { readonly kind: 'games' }
  | { readonly kind: 'players' }
  /** Of a player on this device; null for games without a player. */
  | { readonly kind: 'statistics'; readonly player: string | null }
  /** The sheet of a day; without a day, of today. */
  | { readonly kind: 'today'; readonly day: string | null }
  /** The stickers of a game or of practice; without a part, of the first game. */
  | { readonly kind: 'album'; readonly part: GameName | 'practice' | null }
  /** Practice of the times tables: at once, a check, a race, or a race for two on one screen. */
  | { readonly kind: 'practice'; readonly what: (typeof PRACTICES)[number] | null }
  /** The map of what a player knows, or one fact of it: `7x8`. */
  | { readonly kind: 'facts'; readonly fact: string | null }
  /** For parents and teachers: how a player of this device is getting on. */
  | { readonly kind: 'grown-ups' }
  /** What is on the sheet. */
  | { readonly kind: 'worksheets'; readonly what: string | null }
  | { readonly kind: 'settings' }
  | { readonly kind: 'about' }
  | { readonly kind: 'not-found'; readonly path: string };

const parseNew = (game?: string, opponents?: string, sheet?: string): Route | null =>
  isGameName(game) && (opponents === 'computer' || opponents === 'people')
    ? { kind: 'new', game, with: opponents, ...(sheet === undefined ? {} : { sheet }) }
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
    case 'dice':
      return isGameName(second) ? { kind: 'dice', game: second } : null;
    case 'exercises':
      return { kind: 'exercises', game: isGameName(second) ? second : null };
    case 'online':
      return parseOnline(second, third);
    case 'join':
      return { kind: 'join', code: second ?? null };
    case 'you':
      return { kind: 'you', link: second ?? null };
    case 'check':
      return { kind: 'check', where: second === 'online' ? 'online' : 'device', id: third ?? null };
    case 'sheets':
      return { kind: 'sheets', sheet: second ?? null };
    case 'print':
      return { kind: 'print', what: second ?? null, how: third ?? null };
    case 'today':
      return { kind: 'today', day: second ?? null };
    case 'album':
      return { kind: 'album', part: second === 'practice' || isGameName(second) ? second : null };
    case 'practice':
      return { kind: 'practice', what: PRACTICES.find((what) => what === second) ?? null };
    case 'facts':
      return { kind: 'facts', fact: second ?? null };
    case 'worksheets':
      return { kind: 'worksheets', what: second ?? null };
    case 'statistics':
      return { kind: 'statistics', player: second ?? null };
    case 'bots':
    case 'grown-ups':
    case 'games':
    case 'players':
    case 'settings':
    case 'about':
      return { kind: first };
    default:
      return isGameName(first) && second !== undefined ? { kind: 'table', game: first, id: second } : null;
  }
};

/** A text that cannot be decoded stays as it is: anybody can type `%` into an address. */
export const decoded = (part: string): string => {
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
    case 'dice':
      return joined(route.kind, route.game);
    case 'exercises':
      return joined('exercises', route.game);
    case 'today':
      return joined('today', route.day);
    case 'album':
      return joined('album', route.part);
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
    case 'practice':
      return joined('practice', route.what);
    case 'facts':
      return joined('facts', route.fact);
    case 'worksheets':
      return joined('worksheets', route.what);
    case 'statistics':
      return joined('statistics', route.player);
    case 'not-found':
      return route.path;
    default:
      return `/${route.kind}`;
  }
};
