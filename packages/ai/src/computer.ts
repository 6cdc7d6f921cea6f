/** A game's computer player, as apps use it: positions in, notation out. Weights, randomness and clock are passed in. */
import type { Position } from '@abacow/rules';
import type { AdviceOf, Weighed } from './advice.ts';
import { type Strength, type Thinking, levelThinking } from './levels.ts';

/** A decision as notation, a throw without its outcome. */
export type Option = Weighed<string>;

export type Advice = AdviceOf<string>;

/** From 0 up to but not including 1. Weaker levels use it to make mistakes. It is never used for the game's dice. */
export type Random = () => number;

/** Positions must wait for a decision. */
export interface Computer {
  advise(position: Position, thinking: Thinking): Advice;
  /** By the net alone, without search. */
  glance(position: Position): Advice;
  /** Every level has its own thinking time; the clock is the caller's. */
  play(position: Position, strength: Strength, random: Random, now: () => number): string;
  /** `name` is one of the engine's yardsticks. */
  playYardstick(name: string, position: Position, random: Random): string;
}

/** The shipped weights: the manifest as JSON and the numbers as bytes. */
export type Weights = { readonly manifest: unknown; readonly bytes: Uint8Array };

/** What a game provides for its computer player, with its own types of positions and moves. */
export type GamePlayer<P extends Position, Move> = {
  readonly game: P['game'];
  makeMove(move: Move): string;
  advise(position: P, thinking: Thinking): AdviceOf<Move> | null;
  glance(position: P): AdviceOf<Move> | null;
  playLevel(position: P, strength: Strength, random: Random, thinking: Thinking): Move;
  playYardstick(name: string, position: P, random: Random): Move;
};

export const makeComputer = <P extends Position, Move>(player: GamePlayer<P, Move>): Computer => {
  const { game, makeMove } = player;
  const own = (position: Position): P => {
    if (position.game !== game) throw new Error(`this is the computer for ${game}`);
    return position as P;
  };
  const written = (advice: AdviceOf<Move> | null): Advice => {
    if (advice === null) throw new Error('there is nothing to decide');
    const options = advice.options.map((option) => ({ ...option, move: makeMove(option.move) }));
    return { ...advice, move: makeMove(advice.move), options };
  };
  return {
    advise: (position, thinking) => written(player.advise(own(position), thinking)),
    glance: (position) => written(player.glance(own(position))),
    play: (position, strength, random, now) =>
      makeMove(player.playLevel(own(position), strength, random, levelThinking(now))),
    playYardstick: (name, position, random) => makeMove(player.playYardstick(name, own(position), random)),
  };
};
