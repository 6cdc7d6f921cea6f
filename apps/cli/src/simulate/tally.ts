/** Counts of one game, and of many together. */
import { need } from '@abacow/rules/need';
import { type Result, gameOf } from '@abacow/rules';
import type { Counter } from '../games/game.ts';
import type { Watch } from '../play-out.ts';

export type GameCount = {
  readonly result: Result;
  readonly beginner: number;
  /** By the name of the counter. */
  readonly counted: Readonly<Record<string, number>>;
};

const TURNS: Counter = { name: 'turns', label: 'turns', effects: ['turn', 'game-over'] };
const DECISIONS: Counter = { name: 'decisions', label: 'decisions', effects: [] };

/** The counters of every game, then the game's own. */
export const measuresOf = (own: readonly Counter[]): readonly Counter[] => [TURNS, DECISIONS, ...own];

/** Counts during a game; pass `watch` to `playOut`. */
export const gameCounter = (own: readonly Counter[]) => {
  const measures = measuresOf(own);
  const counted = Object.fromEntries(measures.map(({ name }) => [name, 0]));
  const watch: Watch = (before, action, after) => {
    if (action.kind !== 'fall') counted['decisions'] = need(counted['decisions']) + 1;
    for (const { kind } of gameOf(before).effects(before, action, after))
      for (const { name, effects } of measures)
        if (effects.includes(kind)) counted[name] = need(counted[name]) + 1;
  };
  return { counted, watch };
};

export type Spread = { readonly mean: number; readonly least: number; readonly most: number };

export type Tally = {
  readonly games: number;
  readonly wins: readonly number[];
  readonly ties: number;
  /** Games won by the player who began. */
  readonly beginnerWins: number;
  readonly measures: Readonly<Record<string, Spread>>;
};

const spreadOf = (values: readonly number[]): Spread => ({
  mean: values.reduce((sum, value) => sum + value, 0) / values.length,
  least: values.reduce((least, value) => Math.min(least, value), Infinity),
  most: values.reduce((most, value) => Math.max(most, value), 0),
});

const winner = ({ result }: GameCount): number | null => (result.kind === 'win' ? result.seat : null);

export const tallyOf = (games: readonly GameCount[], seats: number, own: readonly Counter[]): Tally => ({
  games: games.length,
  wins: Array.from({ length: seats }, (_, seat) => games.filter((game) => winner(game) === seat).length),
  ties: games.filter((game) => game.result.kind === 'tie').length,
  beginnerWins: games.filter((game) => winner(game) === game.beginner).length,
  measures: Object.fromEntries(
    measuresOf(own).map(({ name }) => [name, spreadOf(games.map(({ counted }) => need(counted[name])))]),
  ),
});
