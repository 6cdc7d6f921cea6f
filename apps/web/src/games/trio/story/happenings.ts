/** A token's effects combined into one event, as people describe it. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import type { KeptDie, Row, ScoreChange, Square, TrioEffect } from '@abacow/rules/trio';

export type { KeptDie, ScoreChange } from '@abacow/rules/trio';

export type RoundCount = {
  readonly numbers: readonly [number, number, number];
  readonly sum: number;
  /** Points, or in the best of several rounds at junior level rounds won. */
  readonly unit: 'points' | 'rounds';
  /** By seat; empty if the round decides the game at junior level, which has no scores. */
  readonly scores: readonly ScoreChange[];
};

type Throw = { readonly seat: Seat; readonly first: number; readonly second: number; readonly kept: KeptDie };
type Placement = { readonly seat: Seat; readonly square: Square; readonly from: Square | null };

export type Thrown = { readonly kind: 'thrown' } & Throw;
export type Lost =
  | ({ readonly kind: 'lost'; readonly why: 'zero' | 'taken' } & Throw)
  /** By a wrong answer, after the throw. */
  | { readonly kind: 'lost'; readonly why: 'answer'; readonly seat: Seat };
export type Placed = { readonly kind: 'placed'; readonly again: boolean } & Placement;
export type RoundWon = {
  readonly kind: 'round';
  readonly round: number;
  readonly row: Row;
  readonly pawns: readonly (readonly Square[])[];
  readonly count: RoundCount;
  /** Whether this player wins the game with it. With a number of rounds another one may win it. */
  readonly wins: boolean;
} & Placement;
/** A throw for the start of a round. */
export type Rolled = { readonly kind: 'rolled'; readonly first: number; readonly second: number } & Omit<
  Extract<TrioEffect, { kind: 'rolled' }>,
  'kind'
>;
export type Happening = Thrown | Lost | Placed | RoundWon | Rolled;

const of = <K extends TrioEffect['kind']>(effects: readonly TrioEffect[], kind: K) =>
  effects.find((effect): effect is Extract<TrioEffect, { kind: K }> => effect.kind === kind);

const placementOf = (effects: readonly TrioEffect[]): Placement | null => {
  const placed = of(effects, 'placed');
  if (placed !== undefined) return { seat: placed.seat, square: placed.square, from: null };
  const moved = of(effects, 'moved');
  return moved === undefined ? null : { seat: moved.seat, square: moved.to, from: moved.from };
};

/** Combines a token's effects; null for a throw without a result yet. */
export const happeningOf = (effects: readonly TrioEffect[]): Happening | null => {
  const landed = of(effects, 'landed');
  const lost = of(effects, 'turn-lost');
  const rolled = of(effects, 'rolled');
  if (landed !== undefined) {
    const { seat, first, second, kept } = landed;
    if (rolled !== undefined) return { ...rolled, first, second };
    if (lost === undefined) return { kind: 'thrown', seat, first, second, kept };
    return { kind: 'lost', why: lost.reason === 'zero' ? 'zero' : 'taken', seat, first, second, kept };
  }
  if (lost !== undefined) return { kind: 'lost', why: 'answer', seat: lost.seat };
  const placement = placementOf(effects);
  if (placement === null) return null;
  const won = of(effects, 'round-won');
  if (won === undefined) return { kind: 'placed', again: of(effects, 'double') !== undefined, ...placement };
  const { round, row, pawns, numbers, sum, scores } = won;
  const result = of(effects, 'game-over')?.result;
  const wins = result?.kind === 'win' && result.seat === won.seat;
  const unit = scores.length === 0 || need(scores[won.seat]).change === sum ? 'points' : 'rounds';
  return { kind: 'round', round, row, pawns, count: { numbers, sum, unit, scores }, wins, ...placement };
};
