/** Trio's setup, as JSON and as a checked value. */
import {
  type Json,
  failed,
  oneOf,
  optionalBySeat,
  optionalOneOf,
  optionalWhole,
  wholeFrom,
} from '../fields.ts';
import type { SetupField, Unreadable } from '../kernel.ts';
import { BOARDS } from './board.ts';
import {
  COLOURS,
  DEFAULT_BOARD,
  DEFAULT_TARGET,
  LATER_ROUNDS,
  LEVELS,
  MAX_ROUNDS,
  PLAYERS,
  type TrioPosition,
  type TrioSetup,
  WRONG_ANSWERS,
} from './position.ts';

export type TrioGameSetup = { readonly game: 'trio' } & TrioSetup;
export type TrioSetupJson = TrioGameSetup;

export const TRIO_FIELDS = {
  board: { kind: 'one-of', values: BOARDS },
  players: { kind: 'one-of', values: PLAYERS },
  level: { kind: 'one-of', values: LEVELS },
  target: { kind: 'whole', least: 1, default: DEFAULT_TARGET },
  rounds: { kind: 'optional-whole', least: 1, most: MAX_ROUNDS },
  wrongAnswer: { kind: 'optional-one-of', values: WRONG_ANSWERS },
  laterRounds: { kind: 'optional-one-of', values: LATER_ROUNDS },
  colours: { kind: 'optional-by-seat', values: COLOURS },
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
  const rounds = optionalWhole(json, 'rounds', TRIO_FIELDS.rounds);
  if (failed(rounds)) return rounds;
  const wrongAnswer = optionalOneOf(json, 'wrongAnswer', TRIO_FIELDS.wrongAnswer.values);
  if (failed(wrongAnswer)) return wrongAnswer;
  const laterRounds = optionalOneOf(json, 'laterRounds', LATER_ROUNDS);
  if (failed(laterRounds)) return laterRounds;
  const colours = optionalBySeat(json, 'colours', COLOURS, players);
  if (failed(colours)) return colours;
  const first = oneOf(json, 'first', [0, 1, 2, 3].slice(0, players));
  if (failed(first)) return first;
  const optional = {
    ...(rounds === null ? {} : { rounds }),
    ...(wrongAnswer === null ? {} : { wrongAnswer }),
    ...(laterRounds === null ? {} : { laterRounds }),
    ...(colours === null ? {} : { colours }),
  };
  return makeTrioSetup({ board, players, level, target, ...optional, first });
};

export const makeTrioSetup = (setup: TrioSetup): TrioSetupJson => ({
  game: 'trio',
  board: setup.board,
  players: setup.players,
  level: setup.level,
  target: setup.target,
  ...(setup.rounds === undefined ? {} : { rounds: setup.rounds }),
  ...(setup.wrongAnswer === undefined ? {} : { wrongAnswer: setup.wrongAnswer }),
  ...(setup.laterRounds === undefined ? {} : { laterRounds: setup.laterRounds }),
  ...(setup.colours === undefined ? {} : { colours: setup.colours }),
  first: setup.first,
});

/** At junior level the first round, or the majority of the rounds, ends the game: none of them can be made the last. */
export const lastTrioRound = {
  fits: ({ level }: Omit<TrioSetupJson, 'first'>): boolean => level !== 'junior',
  setup: (setup: TrioGameSetup, { round }: TrioPosition): TrioGameSetup =>
    makeTrioSetup({ ...setup, rounds: round }),
  position: (position: TrioPosition, setup: TrioGameSetup): TrioPosition => ({ ...position, setup }),
};

/** One short round for two. */
export const CASUAL_TRIO: readonly Omit<TrioSetupJson, 'first'>[] = [
  { game: 'trio', board: DEFAULT_BOARD, players: 2, level: 'junior', target: DEFAULT_TARGET },
];
