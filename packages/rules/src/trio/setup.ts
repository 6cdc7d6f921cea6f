/** Trio's setup, as JSON and as a checked value. */
import { type Json, failed, oneOf, wholeFrom } from '../fields.ts';
import type { SetupField, Unreadable } from '../kernel.ts';
import { BOARDS } from './board.ts';
import { DEFAULT_BOARD, DEFAULT_TARGET, LEVELS, PLAYERS, type TrioSetup } from './position.ts';

export type TrioGameSetup = { readonly game: 'trio' } & TrioSetup;
export type TrioSetupJson = TrioGameSetup;

export const TRIO_FIELDS = {
  board: { kind: 'one-of', values: BOARDS },
  players: { kind: 'one-of', values: PLAYERS },
  level: { kind: 'one-of', values: LEVELS },
  target: { kind: 'whole', least: 1, default: DEFAULT_TARGET },
} as const satisfies Readonly<Record<string, SetupField>>;

export const parseTrioSetup = (json: Json): TrioGameSetup | Unreadable => {
  const board = oneOf(json, 'board', BOARDS);
  if (failed(board)) return board;
  const players = oneOf(json, 'players', PLAYERS);
  if (failed(players)) return players;
  const level = oneOf(json, 'level', LEVELS);
  if (failed(level)) return level;
  const target = wholeFrom(json, 'target', TRIO_FIELDS.target);
  if (failed(target)) return target;
  const first = oneOf(json, 'first', [0, 1, 2, 3].slice(0, players));
  return failed(first) ? first : { game: 'trio', board, players, level, target, first };
};

export const makeTrioSetup = (setup: TrioSetup): TrioSetupJson => ({
  game: 'trio',
  board: setup.board,
  players: setup.players,
  level: setup.level,
  target: setup.target,
  first: setup.first,
});

/** One short round for two. */
export const CASUAL_TRIO: readonly Omit<TrioSetupJson, 'first'>[] = [
  { game: 'trio', board: DEFAULT_BOARD, players: 2, level: 'junior', target: DEFAULT_TARGET },
];
