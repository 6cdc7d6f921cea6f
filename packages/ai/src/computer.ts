/** A game's computer player as apps use it: positions in, notation out; weights and clock from outside. */
import type { GameName, Position } from '@abacow/rules';
import { type CowpathPosition, makeMove as makeCowpathMove } from '@abacow/rules/cowpath';
import { type TrioPosition, makeMove as makeTrioMove } from '@abacow/rules/trio';
import * as cowpath from './cowpath/index.ts';
import { type Strength, type Thinking, levelThinking } from './levels.ts';
import { openTrunk } from './net/open.ts';
import * as trio from './trio/index.ts';

export type Option = { readonly move: string; readonly equity: number };

/** The best decision and what was weighed, best first. */
export type Advice = Option & { readonly options: readonly Option[] };

export interface Computer {
  /** The position must wait for a decision. */
  advise(position: Position, thinking: Thinking): Advice;
  /**
   * `random` gives numbers from 0 up to 1: weaker levels are careless by it. It is never the game's dice. How long a
   * level thinks is its own; the clock is the caller's.
   */
  play(position: Position, strength: Strength, random: () => number, now: () => number): string;
}

/** As shipped beside the package: the manifest as JSON and the weights as bytes. */
export type Weights = { readonly manifest: unknown; readonly bytes: Uint8Array };

type Weighed<Move> = {
  readonly move: Move;
  readonly equity: number;
  readonly options: readonly { readonly move: Move; readonly equity: number }[];
};

const written = <Move>(advice: Weighed<Move> | null, makeMove: (move: Move) => string): Advice => {
  if (advice === null) throw new Error('there is nothing to decide');
  const option = ({ move, equity }: { move: Move; equity: number }): Option => ({
    move: makeMove(move),
    equity,
  });
  return { ...option(advice), options: advice.options.map(option) };
};

const openCowpath = ({ manifest, bytes }: Weights): Computer => {
  const weights = cowpath.parseCowpathWeights(manifest as cowpath.CowpathManifest, bytes);
  const engine = cowpath.makeCowpathEngine(cowpath.makeEvaluate(weights, openTrunk));
  return {
    advise: (position, budget) =>
      written(engine.advise(position as CowpathPosition, budget), makeCowpathMove),
    play: (position, strength, random, now) => {
      const budget = levelThinking(now);
      const level = cowpath.COWPATH_LEVELS[strength - 1]!;
      return makeCowpathMove(
        cowpath.playLevel(level, position as CowpathPosition, { engine, random, budget }),
      );
    },
  };
};

const openTrio = ({ manifest, bytes }: Weights): Computer => {
  const engine = trio.openTrio(manifest as trio.TrioManifest, bytes);
  return {
    advise: (position, budget) => written(engine.advise(position as TrioPosition, budget), makeTrioMove),
    play: (position, strength, random, now) => {
      const budget = levelThinking(now);
      const level = trio.TRIO_LEVELS[strength - 1]!;
      return makeTrioMove(trio.playLevel(level, position as TrioPosition, { engine, random, budget }));
    },
  };
};

/** A position of the other game is a bug of the caller. */
const onlyFor = (game: GameName, computer: Computer): Computer => {
  const check = (position: Position): void => {
    if (position.game !== game) throw new Error(`this is the computer for ${game}`);
  };
  return {
    advise: (position, thinking) => {
      check(position);
      return computer.advise(position, thinking);
    },
    play: (position, strength, random, now) => {
      check(position);
      return computer.play(position, strength, random, now);
    },
  };
};

export const openComputer = (game: GameName, weights: Weights): Computer =>
  onlyFor(game, game === 'cowpath' ? openCowpath(weights) : openTrio(weights));
