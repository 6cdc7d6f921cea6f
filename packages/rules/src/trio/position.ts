import { need } from '../need.ts';
import type { Result, Seat } from '../kernel.ts';
import type { Board, Square } from './board.ts';

export const PLAYERS = [2, 3, 4] as const;
export type Players = (typeof PLAYERS)[number];
export const LEVELS = ['junior', 'intermediate', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
/** What a new game is played with unless the players choose otherwise, in the app and in the terminal. */
export const DEFAULT_BOARD: Board = 'multiplication';
export const DEFAULT_LEVEL: Level = 'intermediate';
export const DEFAULT_TARGET = 200;
export const MAX_ROUNDS = 99;
export const PAWNS = 4;
export const WRONG_ANSWERS = ['loses-turn'] as const;
export type WrongAnswer = (typeof WRONG_ANSWERS)[number];
/** Who begins a later round, if not the player to the left of the one who began the last round. */
export const LATER_ROUNDS = ['winner', 'loser', 'throw'] as const;
export type LaterRounds = (typeof LATER_ROUNDS)[number];
/** The colours of pawns, in the order in which seats have them unless the players choose. */
export const COLOURS = ['red', 'blue', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export type TrioSetup = {
  readonly board: Board;
  readonly players: Players;
  readonly level: Level;
  /** The game ends when a player has more than this; not used at junior level or if there are `rounds`. */
  readonly target: number;
  /** Missing: the target ends the game, or at junior level the first round. At junior level the best of so many. */
  readonly rounds?: number;
  /** Where players calculate, a wrong answer loses the turn. Missing: it costs nothing. */
  readonly wrongAnswer?: WrongAnswer;
  /** Missing: the player to the left of the last round's beginner begins the next one. */
  readonly laterRounds?: LaterRounds;
  /** By seat, all different. They change nothing in the game. Missing: the usual ones. */
  readonly colours?: readonly Colour[];
  readonly first: Seat;
};

/** Players who throw for the start of a later round: the highest total begins. */
export type RollOff = {
  /** Who can still begin, in seat order. */
  readonly seats: readonly Seat[];
  /** What the first of them threw so far. */
  readonly totals: readonly number[];
};

/** All positions have the same fields in the same order: engines then step much faster. */
type Fields = {
  readonly game: 'trio';
  readonly setup: TrioSetup;
  readonly seat: Seat;
  /** Who began this round; not known during a roll-off. */
  readonly beginner: Seat;
  /** From 1. */
  readonly round: number;
  /** The faces on the table; NO_DICE before a round's first throw. */
  readonly first: number;
  readonly second: number;
  /** The dice in the air; 0 unless a throw is due. */
  readonly thrown: number;
  /** The dice on the table have to be placed. */
  readonly placing: boolean;
  /** By seat, in ascending order. */
  readonly pawns: readonly (readonly Square[])[];
  /** Points; in the best of several rounds at junior level, rounds won. */
  readonly scores: readonly number[];
  /** Null unless the players throw for the start of this round. */
  readonly rollOff: RollOff | null;
};

export const NO_DICE = -1;

export type Deciding = Fields & { readonly kind: 'decision'; readonly result: null };
export type Throwing = Fields & { readonly kind: 'throw'; readonly result: null };
export type Over = Fields & { readonly kind: 'over'; readonly result: Result };
export type TrioPosition = Deciding | Throwing | Over;

const EMPTY_BOARDS: readonly (readonly (readonly Square[])[])[] = [0, 1, 2, 3, 4].map((players) =>
  Array.from({ length: players }, () => []),
);

export const startTrio = (setup: TrioSetup): Deciding =>
  startRound(
    setup,
    setup.first,
    1,
    Array.from({ length: setup.players }, () => 0),
  );

export const startRound = (
  setup: TrioSetup,
  beginner: Seat,
  round: number,
  scores: readonly number[],
): Deciding => ({
  game: 'trio',
  kind: 'decision',
  setup,
  seat: beginner,
  beginner,
  round,
  first: NO_DICE,
  second: NO_DICE,
  thrown: 0,
  placing: false,
  pawns: need(EMPTY_BOARDS[setup.players]),
  scores,
  rollOff: null,
  result: null,
});

/** A round before it is known who begins: the first of the seats throws. */
export const startRollOff = (
  setup: TrioSetup,
  seats: readonly Seat[],
  round: number,
  scores: readonly number[],
): Deciding => ({ ...startRound(setup, need(seats[0]), round, scores), rollOff: { seats, totals: [] } });

export const nextSeat = (seat: Seat, players: Players): Seat => (seat + 1 === players ? 0 : seat + 1);

export const isTaken = (position: TrioPosition, square: Square): boolean => {
  const { pawns } = position;
  for (let seat = 0; seat < pawns.length; seat++) {
    const own = need(pawns[seat]);
    for (let pawn = 0; pawn < own.length; pawn++) if (own[pawn] === square) return true;
  }
  return false;
};
