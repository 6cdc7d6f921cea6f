import { expect, test } from 'vitest';
import { type Route, makeRoute, parseRoute } from './routes.ts';

const ROUTES: readonly Route[] = [
  { kind: 'home' },
  { kind: 'new', game: 'cowpath', with: 'computer' },
  { kind: 'new', game: 'trio', with: 'people' },
  { kind: 'table', game: 'cowpath', id: 'abc 1/2' },
  { kind: 'table', game: 'trio', id: 'ä' },
  { kind: 'look-back', id: 'x' },
  { kind: 'rules', game: null },
  { kind: 'rules', game: 'trio' },
  { kind: 'learn', game: 'cowpath' },
  { kind: 'new', game: 'cowpath', with: 'people', sheet: 'x1co-2o3c-c4cx-o5xc' },
  { kind: 'sheets', sheet: null },
  { kind: 'sheets', sheet: 'today' },
  { kind: 'sheets', sheet: 'x1co-2o3c-c4cx-o5xc' },
  { kind: 'print', what: null, how: null },
  { kind: 'print', what: '1-12,17', how: null },
  { kind: 'print', what: '1-12,17,scores', how: '4-letter' },
  { kind: 'online', code: null },
  { kind: 'online', code: 'cow-1' },
  { kind: 'settings' },
  { kind: 'about' },
];

test.each(ROUTES)('an address and back: %j', (route) => {
  expect(parseRoute(makeRoute(route))).toEqual(route);
});

test.each([
  '/nowhere',
  '/new',
  '/new/chess/computer',
  '/new/trio/cats',
  '/cowpath',
  '/look-back',
  '/learn',
  '/learn/chess',
  '/%E0%A4%A',
])('leads nowhere: %s', (path) => {
  expect(parseRoute(path)).toEqual({ kind: 'not-found', path });
});
