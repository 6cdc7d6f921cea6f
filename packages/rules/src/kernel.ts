/**
 * The types that every game is built on. A position waits for a decision of a seat, waits for dice to fall, or is
 * over. There is no randomness here: the caller throws the dice and passes in how they fell.
 */
import type { Odds } from '@abacow/dice';
import { escapeHidden } from './hidden.ts';
import type { Refusal } from './refusals.ts';

export type Seat = number;

export type Result = { readonly kind: 'win'; readonly seat: Seat } | { readonly kind: 'tie' };

export type Waiting =
  | { readonly kind: 'decision'; readonly seat: Seat }
  | { readonly kind: 'throw'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly result: Result };

export type Outcome<Fall> = { readonly fall: Fall; readonly odds: Odds };

/** Text that cannot be read. `at` is the place of the wrong token, row or line, from 1. */
export type Unreadable = { readonly kind: 'unreadable'; readonly at: number; readonly reason: string };

/** The reason may quote the text: hidden characters in it are escaped here. */
export const unreadable = (at: number, reason: string): Unreadable => ({
  kind: 'unreadable',
  at,
  reason: escapeHidden(reason),
});

/** Dice were thrown: their numbers, from 1. */
export type Thrown = { readonly kind: 'thrown'; readonly seat: Seat; readonly dice: readonly number[] };

/** A seat's turn begins. Bonus turns, and throws after a double, belong to the turn that they follow. */
export type TurnBegan = { readonly kind: 'turn'; readonly seat: Seat };

export type GameOver = { readonly kind: 'game-over'; readonly result: Result };

/** How it is decided who begins, unless the players choose: a coin, or everybody throws the dice. */
export type Opening = 'coin' | 'roll-off';

/** One field of a setup besides `game` and `first`. Fields with a default may be left out. */
export type SetupField =
  | { readonly kind: 'one-of'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'whole'; readonly least: number; readonly default: number }
  /** These may be missing; then they have no value. */
  | { readonly kind: 'optional-whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'optional-one-of'; readonly values: readonly string[] }
  /** A different one for every seat. It belongs to the people, so it moves with them in a rematch. */
  | { readonly kind: 'optional-by-seat'; readonly values: readonly string[] }
  | { readonly kind: 'text'; readonly longest: number };

export type AnySetup = { readonly game: string };
export type AnyPosition = Waiting & { readonly game: string; readonly seat: Seat };
export type AnyMove = { readonly kind: string };
export type AnyFall = { readonly kind: 'fall'; readonly count: number };
export type AnyEffect = { readonly kind: string };
export type AnyView = { readonly game: string; readonly legal: readonly string[] };

/** A setup as JSON: `game`, the game's own fields, and who begins. */
export type AnySetupJson = { readonly game: string; readonly first: string | number };

/** Everything that code outside a game's own folders needs to know about the game. */
export interface Game<
  Setup extends AnySetup,
  Position extends AnyPosition,
  Move extends AnyMove,
  Fall extends AnyFall,
  Effect extends AnyEffect = AnyEffect,
  View extends AnyView = AnyView,
  SetupJson extends AnySetupJson = AnySetupJson,
> {
  readonly name: string;
  /** The name as people write it: `Cowpath`. */
  readonly title: string;
  readonly opening: Opening;
  readonly dice: {
    /** How many dice a throw of all dice has. */
    readonly count: number;
    /** How each face is written in a token. */
    readonly faces: readonly string[];
  };
  readonly fields: Readonly<Record<string, SetupField>>;

  parseSetup(json: Readonly<Record<string, unknown>>): Setup | Unreadable;
  makeSetup(setup: Setup): SetupJson;
  /** The setups, without `first`, that strangers play: fair and short. Only games with one of them are rated. */
  casualChoices(): readonly Omit<SetupJson, 'first'>[];
  seats(chosen: Setup | Omit<SetupJson, 'first'>): number;
  seatsAt(position: Position): number;
  /** A seat as setups write it: `x`, `o`, 0, 1 … */
  writeSeat(seat: Seat): string | number;
  /** A seat as the terminal calls it: `cross`, `player A`. */
  seatName(seat: Seat): string;

  start(setup: Setup): Position;
  legalMoves(position: Position): readonly Move[];
  /** How the dice in the air can fall, with exact odds; empty when no dice are in the air. */
  outcomes(position: Position): readonly Outcome<Fall>[];
  /** The next position, or why the action is refused. */
  step(position: Position, action: Move | Fall): Position | Refusal;
  /** The same without checks, for actions known to be legal. */
  play(position: Position, action: Move | Fall): Position;
  /** What a legal action did. */
  effects(before: Position, action: Move | Fall, after: Position): readonly Effect[];

  /** Games in rounds whose last round can be named while they are played. Other games omit it. */
  readonly lastRound?: {
    /** Whether a game with this choice can be ended like that. */
    fits(choice: Omit<SetupJson, 'first'>): boolean;
    /** The setup with the round in progress as its last one. Tokens played so far mean the same with it. */
    setup(setup: Setup, position: Position): Setup;
    /** The position as it is with that setup. */
    position(position: Position, setup: Setup): Position;
  };

  /** Games in which a decision begins with a calculation. Other games omit it. */
  readonly calculation?: {
    /** Its result; null if there is nothing to calculate at this position. */
    resultAt(position: Position): number | null;
    /** The token by which a wrong answer loses the turn; null if the players did not agree on that. */
    lostTurn(position: Position): string | null;
  };

  /** The faces (from 0) that the dice on the table show, lowest die first; empty if none of them can be kept. */
  diceShown(position: Position): readonly number[];
  /** How many dice a move throws; 0 if it is not a throw. */
  diceThrown(move: Move): number;
  /** `faces` count from 0, lowest die first. */
  fallOf(faces: readonly number[]): Fall;

  makeMove(move: Move): string;
  parseMove(text: string): Move | null;
  /** A token is one decision, and for a throw also how the dice fell: `t24=cc`. */
  parseToken(token: string): readonly (Move | Fall)[] | Unreadable;
  makeTokens(actions: readonly (Move | Fall)[]): readonly string[];

  /** A position as other programs see it. */
  view(position: Position): View;
  /** A position as plain text. */
  draw(position: Position): string;
}

/** Any game, where its own types are not known. */
export type AnyGame = Game<AnySetup, AnyPosition, AnyMove, AnyFall>;

export const isUnreadable = (value: object): value is Unreadable =>
  'kind' in value && value.kind === 'unreadable';

export const WINS: readonly Result[] = [0, 1, 2, 3].map((seat) => ({ kind: 'win', seat }));
export const TIE: Result = { kind: 'tie' };
