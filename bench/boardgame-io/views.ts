/** The state of a match in the notation of the rules package, so that the two can be compared. */
import type { Ctx } from 'boardgame.io';
import { isBlocked, type CowpathState } from './cowpath.ts';
import type { Choice } from './match.ts';
import type { TrioState } from './trio.ts';

const selection = (dice: unknown): string => `t${(dice as number[]).map((die) => die + 1).join('')}`;

export const cowpathSquare = (G: CowpathState, square: number): string =>
  'abcdefgh'.charAt(square % G.columns) + String(Math.floor(square / G.columns) + 1);

export const trioSquare = (square: number): string => `${Math.floor(square / 9) + 1}x${(square % 9) + 1}`;

export function cowpathMove(G: CowpathState, { move, args }: Choice): string {
  if (move === 'throwDice') return selection(args[0]);
  return move === 'pass' ? '-' : cowpathSquare(G, args[0] as number);
}

export function trioMove({ move, args }: Choice): string {
  if (move === 'throwDice') return selection(args[0]);
  const squares = (args as number[]).map(trioSquare);
  return squares.join('>');
}

const owned = (owners: readonly (string | null)[], player: string): number[] =>
  [...owners.keys()].filter((square) => owners[square] === player);

const cowpathResult = (G: CowpathState): 'x' | 'o' | 'tie' | null => {
  if (G.result === null) return null;
  return 'tie' in G.result ? 'tie' : G.result.winner === '0' ? 'x' : 'o';
};

export function cowpathView(G: CowpathState, ctx: Ctx, choices: readonly Choice[]) {
  const over = ctx.gameover !== undefined;
  const marks = (player: string) => owned(G.owners, player).map((square) => cowpathSquare(G, square));
  return {
    game: 'cowpath',
    toMove: over ? null : ctx.currentPlayer === '0' ? 'x' : 'o',
    attempt: G.attempt,
    dice: G.attempt === 0 ? null : G.dice.join(''),
    anchor: over || G.anchor === null ? null : cowpathSquare(G, G.anchor),
    marks: { x: marks('0'), o: marks('1') },
    legal: choices.map((choice) => cowpathMove(G, choice)).sort(),
    blocked: { x: isBlocked(G, '0'), o: isBlocked(G, '1') },
    result: cowpathResult(G),
  };
}

export function trioView(G: TrioState, ctx: Ctx, choices: readonly Choice[]) {
  return {
    game: 'trio',
    toMove: ctx.gameover === undefined ? Number(ctx.currentPlayer) : null,
    dice: G.dice === null ? null : G.dice.join(''),
    mustPlace: G.mustPlace,
    pawns: ctx.playOrder.map((player) => owned(G.board, player).map(trioSquare)),
    scores: ctx.playOrder.map(() => 0),
    round: 1,
    legal: choices.map(trioMove).sort(),
    result: G.winner === null ? null : Number(G.winner),
  };
}
