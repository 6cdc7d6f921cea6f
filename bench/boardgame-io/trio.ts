/** A junior round of Trio as a boardgame.io game, as its documentation recommends. */
import type { Ctx, Game, Move } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

const SIDE = 9;
const PAWNS = 4;
const FACES = 10;

export interface TrioState {
  /** The player whose pawn stands on a square, row by row. */
  board: (string | null)[];
  dice: [number, number] | null;
  mustPlace: boolean;
  winner: string | null;
}

const squareAt = (row: number, column: number): number => (row - 1) * SIDE + column - 1;

const pawnsOf = (G: TrioState, player: string): number[] => {
  const pawns: number[] = [];
  G.board.forEach((owner, square) => {
    if (owner === player) pawns.push(square);
  });
  return pawns;
};

/** The free squares that the dice point at. */
export function targets(G: TrioState): number[] {
  if (G.dice === null) return [];
  const [a, b] = G.dice;
  if (a === 0 || b === 0) return [];
  const squares = a === b ? [squareAt(a, a)] : [squareAt(a, b), squareAt(b, a)];
  return squares.filter((square) => G.board[square] === null);
}

const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** Counts own pawns in both directions of each line through the square. */
function hasRow(G: TrioState, player: string, square: number): boolean {
  const row = Math.floor(square / SIDE);
  const column = square % SIDE;
  const owns = (r: number, c: number) =>
    r >= 0 && r < SIDE && c >= 0 && c < SIDE && G.board[r * SIDE + c] === player;
  return DIRECTIONS.some(([down, right]) => {
    let length = 1;
    for (let n = 1; owns(row + n * down, column + n * right); n++) length++;
    for (let n = 1; owns(row - n * down, column - n * right); n++) length++;
    return length >= 3;
  });
}

const throwDice: Move<TrioState> = ({ G, random, events }, selection: number[]) => {
  if (G.mustPlace || !mayThrow(G, selection)) return INVALID_MOVE;
  const dice: [number, number] = G.dice === null ? [0, 0] : [G.dice[0], G.dice[1]];
  for (const die of selection) dice[die] = random.Die(FACES) - 1;
  G.dice = dice;
  if (targets(G).length > 0) G.mustPlace = true;
  else events.endTurn();
};

const mayThrow = (G: TrioState, selection: number[]): boolean => {
  if (selection.length === 2) return selection[0] === 0 && selection[1] === 1;
  const [die] = selection;
  if (selection.length !== 1 || (die !== 0 && die !== 1)) return false;
  return G.dice !== null && G.dice[1 - die] !== 0;
};

const place: Move<TrioState> = ({ G, playerID, events }, square: number) => {
  if (!G.mustPlace || !targets(G).includes(square)) return INVALID_MOVE;
  if (pawnsOf(G, playerID).length >= PAWNS) return INVALID_MOVE;
  finishPlacing(G, playerID, square, events);
};

const move: Move<TrioState> = ({ G, playerID, events }, from: number, to: number) => {
  if (!G.mustPlace || !targets(G).includes(to)) return INVALID_MOVE;
  const own = pawnsOf(G, playerID);
  if (own.length < PAWNS || !own.includes(from)) return INVALID_MOVE;
  G.board[from] = null;
  finishPlacing(G, playerID, to, events);
};

function finishPlacing(G: TrioState, player: string, square: number, events: { endTurn(): void }): void {
  G.board[square] = player;
  G.mustPlace = false;
  if (hasRow(G, player, square)) G.winner = player;
  else if (G.dice![0] !== G.dice![1]) events.endTurn();
}

const THROW_BOTH = { move: 'throwDice', args: [[0, 1]] };
const THROW_ONE = [
  { move: 'throwDice', args: [[0]] },
  { move: 'throwDice', args: [[1]] },
];

/** All legal decisions, in the form that boardgame.io's own bots use. */
function enumerate(G: TrioState, ctx: Ctx) {
  if (!G.mustPlace) return [THROW_BOTH, ...THROW_ONE.filter(({ args }) => mayThrow(G, args[0]!))];
  const own = pawnsOf(G, ctx.currentPlayer);
  if (own.length < PAWNS) return targets(G).map((square) => ({ move: 'place', args: [square] }));
  return targets(G).flatMap((square) => own.map((from) => ({ move: 'move', args: [from, square] })));
}

export const trio: Game<TrioState> = {
  name: 'trio',
  setup: () => ({
    board: new Array<string | null>(SIDE * SIDE).fill(null),
    dice: null,
    mustPlace: false,
    winner: null,
  }),
  moves: { throwDice, place, move },
  minPlayers: 2,
  maxPlayers: 4,
  // A throw cannot be taken back.
  disableUndo: true,
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
  ai: { enumerate },
};
