/**
 * What both games stand on. A position waits for a decision of a seat, for dice to fall, or is over.
 * There is no randomness here: whoever holds the dice passes in how they fell.
 */
import type { Odds } from '@abacow/dice';

export type Seat = number;

export type Result = { readonly kind: 'win'; readonly seat: Seat } | { readonly kind: 'tie' };

export type Waiting =
  | { readonly kind: 'decision'; readonly seat: Seat }
  | { readonly kind: 'throw'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly result: Result };

/** Why a step was not taken. `code` is stable: programs and translations hang on it. */
export type Refusal = {
  readonly kind: 'refusal';
  readonly code: RefusalCode;
  /** What the refusal is about, as notation: a square, a selection of dice, a token. */
  readonly about: string;
};

export const REFUSALS = {
  'game/over': 'the game is over',
  'throw/due': 'the dice have to fall first',
  'throw/not-due': 'no dice were thrown',
  'throw/all-first': 'the first throw uses all the dice',
  'throw/none-left': 'all three attempts are used',
  'throw/selection': 'these are not dice of this game',
  'throw/keeps-zero': 'a die showing 0 cannot be kept',
  'throw/place-first': 'the dice on the table have to be placed first',
  'throw/count': 'another number of dice was thrown',
  'throw/faces': 'these are not faces of the dice',
  'mark/before-throw': 'nothing has been thrown yet',
  'mark/off-sheet': 'that square is not on the sheet',
  'mark/start': 'that square is a start',
  'mark/taken': 'that square is marked already',
  'mark/symbol': 'the dice do not allow that symbol',
  'mark/not-beside-anchor': 'in a bonus turn a mark must be beside the square marked just before',
  'pass/before-throw': 'passing is possible only after a throw',
  'place/before-throw': 'a throw is due',
  'place/dice': 'the dice do not point at that square',
  'place/taken': 'a pawn stands on that square',
  'place/all-on-board': 'all four pawns are on the board: one of them has to move',
  'place/new-pawn-first': 'a new pawn has to be used while fewer than four are on the board',
  'place/not-own-pawn': 'none of the own pawns stands there',
} as const satisfies Record<string, string>;

export type RefusalCode = keyof typeof REFUSALS;

export const refuse = (code: RefusalCode, about: string): Refusal => ({ kind: 'refusal', code, about });

export const explainRefusal = (refusal: Refusal): string =>
  `${refusal.about}: ${REFUSALS[refusal.code]} (${refusal.code})`;

export type Outcome<Fall> = { readonly fall: Fall; readonly odds: Odds };

/** Unreadable notation. `at` counts from 1: the place of the token, row or line that is wrong. */
export type Unreadable = { readonly kind: 'unreadable'; readonly at: number; readonly reason: string };

export const unreadable = (at: number, reason: string): Unreadable => ({ kind: 'unreadable', at, reason });

/** What every game offers. Shared tests, the referee and the table know games only by this. */
export interface Game<Setup, Position extends Waiting, Move, Fall> {
  readonly name: string;
  start(setup: Setup): Position;
  legalMoves(position: Position): readonly Move[];
  /** How the dice that are in the air can fall, with exact odds; empty unless a throw is due. */
  outcomes(position: Position): readonly Outcome<Fall>[];
  /** The next position, or why not. Nothing else is ever legal. */
  step(position: Position, action: Move | Fall): Position | Refusal;
  /** The same without checks, for actions known to be legal. */
  play(position: Position, action: Move | Fall): Position;
  makeMove(move: Move): string;
  /** A token is one decision, and for a throw also how the dice fell: `t24=cc`. */
  parseToken(token: string): readonly (Move | Fall)[] | Unreadable;
  makeTokens(actions: readonly (Move | Fall)[]): readonly string[];
}

export const isRefusal = (value: { readonly kind: string }): value is Refusal => value.kind === 'refusal';

export const isUnreadable = (value: object): value is Unreadable =>
  'kind' in value && value.kind === 'unreadable';

export const WINS: readonly Result[] = [0, 1, 2, 3].map((seat) => ({ kind: 'win', seat }));
export const TIE: Result = { kind: 'tie' };
