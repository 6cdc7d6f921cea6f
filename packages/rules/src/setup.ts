/** What a game is played with, as JSON and as a checked value. */
import type { CowpathSetup } from './cowpath/position.ts';
import { SIDES } from './cowpath/position.ts';
import { makeSheet, parseSheet } from './cowpath/sheet.ts';
import { type Unreadable, isUnreadable, unreadable } from './kernel.ts';
import { BOARDS } from './trio/board.ts';
import { DEFAULT_TARGET, LEVELS, PLAYERS, type TrioSetup } from './trio/position.ts';

export type Setup = ({ readonly game: 'cowpath' } & CowpathSetup) | ({ readonly game: 'trio' } & TrioSetup);

export const GAMES = ['cowpath', 'trio'] as const;
export type GameName = (typeof GAMES)[number];

type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const oneOf = <T>(json: Json, field: string, allowed: readonly T[]): T | Unreadable => {
  const found = allowed.find((value) => value === json[field]);
  return found === undefined
    ? unreadable(1, `"${field}" must be one of ${allowed.map((value) => JSON.stringify(value)).join(', ')}`)
    : found;
};

const failed = <T>(value: T | Unreadable): value is Unreadable =>
  typeof value === 'object' && value !== null && isUnreadable(value);

const parseCowpath = (json: Json): Setup | Unreadable => {
  if (typeof json['sheet'] !== 'string') return unreadable(1, '"sheet" must be a text');
  const sheet = parseSheet(json['sheet']);
  if (isUnreadable(sheet)) return sheet;
  const first = oneOf(json, 'first', SIDES);
  return failed(first) ? first : { game: 'cowpath', sheet, first: first === 'x' ? 0 : 1 };
};

const parseTarget = (json: Json): number | Unreadable => {
  const target = json['target'] === undefined ? DEFAULT_TARGET : json['target'];
  return typeof target === 'number' && Number.isSafeInteger(target) && target >= 1
    ? target
    : unreadable(1, '"target" must be a whole number from 1 up');
};

const parseTrio = (json: Json): Setup | Unreadable => {
  const board = oneOf(json, 'board', BOARDS);
  if (failed(board)) return board;
  const players = oneOf(json, 'players', PLAYERS);
  if (failed(players)) return players;
  const level = oneOf(json, 'level', LEVELS);
  if (failed(level)) return level;
  const target = parseTarget(json);
  if (failed(target)) return target;
  const first = oneOf(json, 'first', [0, 1, 2, 3].slice(0, players));
  return failed(first) ? first : { game: 'trio', board, players, level, target, first };
};

/** Fields that are not known are ignored. */
export const parseSetup = (json: unknown): Setup | Unreadable => {
  if (!isObject(json)) return unreadable(1, 'a setup must be an object');
  const game = oneOf(json, 'game', GAMES);
  if (failed(game)) return game;
  return game === 'cowpath' ? parseCowpath(json) : parseTrio(json);
};

export type SetupJson =
  | { readonly game: 'cowpath'; readonly sheet: string; readonly first: 'x' | 'o' }
  | ({ readonly game: 'trio' } & TrioSetup);

export const makeSetup = (setup: Setup): SetupJson =>
  setup.game === 'cowpath'
    ? { game: 'cowpath', sheet: makeSheet(setup.sheet), first: SIDES[setup.first] }
    : {
        game: 'trio',
        board: setup.board,
        players: setup.players,
        level: setup.level,
        target: setup.target,
        first: setup.first,
      };

export const seatsOf = (setup: Setup): number => (setup.game === 'cowpath' ? 2 : setup.players);
