/** What the benchmarks use of boardgame.io; its types are in `../peer.ts`. */
import { cowpath } from './cowpath.ts';
import { playOut, startMatch, type Choice } from './match.ts';
import { trio } from './trio.ts';
import { cowpathMove, cowpathView, trioMove, trioView } from './views.ts';

type Below = (n: number) => number;

export const playCowpath = (sheet: string, seed: number, below: Below): number =>
  playOut(cowpath(sheet), seed, below);

export const playTrio = (seed: number, below: Below): number => playOut(trio, seed, below);

/** The token of a throw contains the faces that the dice show after it. */
const withFaces = (token: string, choice: Choice, dice: readonly (string | number)[]): string =>
  choice.move === 'throwDice'
    ? `${token}=${(choice.args[0] as number[]).map((die) => dice[die]).join('')}`
    : token;

export function matchCowpath(sheet: string, seed: number) {
  const match = startMatch(cowpath(sheet), seed);
  return {
    choices: match.choices,
    view: () => cowpathView(match.state().G, match.state().ctx, match.choices()),
    take(choice: Choice): string {
      const token = cowpathMove(match.state().G, choice);
      match.take(choice);
      return withFaces(token, choice, match.state().G.dice);
    },
  };
}

export function matchTrio(seed: number) {
  const match = startMatch(trio, seed);
  return {
    choices: match.choices,
    view: () => trioView(match.state().G, match.state().ctx, match.choices()),
    take(choice: Choice): string {
      match.take(choice);
      return withFaces(trioMove(choice), choice, match.state().G.dice ?? []);
    },
  };
}
