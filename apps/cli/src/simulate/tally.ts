/** What is counted of a game and of many. */
import type { Result, Waiting } from '@abacow/rules';
import type { Playable } from '../play-out.ts';

export type GameCount = {
  readonly result: Result;
  readonly beginner: number;
  readonly turns: number;
  readonly decisions: number;
  /** Squares marked, or pawns placed and moved. */
  readonly marks: number;
  /** Trio's rounds; 1 in Cowpath. */
  readonly rounds: number;
};

type Kinds = { readonly kind: string };

/** Counts while a game is watched. */
export const gameCounter = <P extends Waiting, M extends Kinds, F extends Kinds>(
  playable: Playable<P, M, F>,
) => {
  const counted = { turns: 0, decisions: 0, marks: 0 };
  const watch = (before: P, action: M | F, after: P): void => {
    if (action.kind !== 'fall') counted.decisions++;
    if (action.kind === 'mark' || action.kind === 'place' || action.kind === 'move') counted.marks++;
    if (playable.endsTurn(before, after)) counted.turns++;
  };
  return { counted, watch };
};

export type Spread = { readonly mean: number; readonly least: number; readonly most: number };

export const MEASURES = ['turns', 'decisions', 'marks', 'rounds'] as const;
export type Measure = (typeof MEASURES)[number];

export type Tally = {
  readonly games: number;
  readonly wins: readonly number[];
  readonly ties: number;
  /** Games won by whoever began. */
  readonly beginnerWins: number;
} & Readonly<Record<Measure, Spread>>;

const spreadOf = (values: readonly number[]): Spread => ({
  mean: values.reduce((sum, value) => sum + value, 0) / values.length,
  least: values.reduce((least, value) => Math.min(least, value), Infinity),
  most: values.reduce((most, value) => Math.max(most, value), 0),
});

const winner = ({ result }: GameCount): number | null => (result.kind === 'win' ? result.seat : null);

export const tallyOf = (games: readonly GameCount[], seats: number): Tally => ({
  games: games.length,
  wins: Array.from({ length: seats }, (_, seat) => games.filter((game) => winner(game) === seat).length),
  ties: games.filter((game) => game.result.kind === 'tie').length,
  beginnerWins: games.filter((game) => winner(game) === game.beginner).length,
  turns: spreadOf(games.map((game) => game.turns)),
  decisions: spreadOf(games.map((game) => game.decisions)),
  marks: spreadOf(games.map((game) => game.marks)),
  rounds: spreadOf(games.map((game) => game.rounds)),
});
