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
  { kind: 'exercises', game: null },
  { kind: 'exercises', game: 'trio' },
  { kind: 'new', game: 'cowpath', with: 'people', sheet: 'x1co-2o3c-c4cx-o5xc' },
  { kind: 'today', day: null },
  { kind: 'today', day: '2026-11-16' },
  { kind: 'album', part: null },
  { kind: 'album', part: 'trio' },
  { kind: 'album', part: 'practice' },
  { kind: 'sheets', sheet: null },
  { kind: 'sheets', sheet: 'today' },
  { kind: 'sheets', sheet: 'x1co-2o3c-c4cx-o5xc' },
  { kind: 'print', what: null, how: null },
  { kind: 'print', what: '1-12,17', how: null },
  { kind: 'print', what: '1-12,17,scores', how: '4-letter' },
  { kind: 'dice', game: 'trio' },
  { kind: 'online' },
  { kind: 'online-new', game: 'trio' },
  { kind: 'online-table', id: '4FbXk2LmQw8Z' },
  { kind: 'join', code: 'COW7XK' },
  { kind: 'you', link: null },
  { kind: 'you', link: 'a-one-time_link' },
  { kind: 'check', where: 'device', id: null },
  { kind: 'check', where: 'online', id: '4FbXk2LmQw8Z' },
  { kind: 'practice', what: null },
  { kind: 'practice', what: 'check' },
  { kind: 'practice', what: 'race' },
  { kind: 'facts', fact: null },
  { kind: 'facts', fact: '7x8' },
  { kind: 'facts', fact: '7+8' },
  { kind: 'grown-ups' },
  { kind: 'worksheets', what: null },
  { kind: 'worksheets', what: 'multiplication_7,8_result_40_none_answers_a4_meadow' },
  { kind: 'settings' },
  { kind: 'about' },
];

test.each(ROUTES)('a route survives making and parsing its address: %j', (route) => {
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
  '/dice/chess',
  '/online/new/chess',
  '/online/table',
  '/online/elsewhere',
  '/learn/chess',
  '/%E0%A4%A',
])('is not an address of the app: %s', (path) => {
  expect(parseRoute(path)).toEqual({ kind: 'not-found', path });
});
