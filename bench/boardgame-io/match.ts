/** A match on a boardgame.io client that lists the legal choices and makes one. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';

export interface Choice {
  readonly move: string;
  readonly args: readonly unknown[];
}

export function startMatch<G>(game: Game<G>, seed: number) {
  const client = Client<G>({ game: { ...game, seed }, numPlayers: 2, debug: false });
  client.start();
  const state = () => client.getState()!;
  return {
    state,
    choices(): readonly Choice[] {
      const { G, ctx } = state();
      if (ctx.gameover !== undefined) return [];
      return game.ai!.enumerate(G, ctx, ctx.currentPlayer) as readonly Choice[];
    },
    take: ({ move, args }: Choice): void => client.moves[move]!(...args),
    stop: () => client.stop(),
  };
}

/** Plays a game to its end and returns the number of decisions. */
export function playOut<G>(game: Game<G>, seed: number, below: (n: number) => number): number {
  const match = startMatch(game, seed);
  let decisions = 0;
  for (let open = match.choices(); open.length > 0; open = match.choices()) {
    match.take(open[below(open.length)]!);
    decisions++;
  }
  match.stop();
  return decisions;
}
